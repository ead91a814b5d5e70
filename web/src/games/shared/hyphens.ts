/** A long name with the places where it may break: not every browser knows the syllables of dinosaurs. */
export const hyphenated = (name: string): string => name.replace(/(?<=\p{L})(?=saur|raptor|dactyl|ceratops)/gu, '\u00ad')
