// How much room the window leaves, where what is shown depends on it; the same widths as in styles/breakpoints.css.

import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('max-width: 43.75em')
export const belowDesk = new MediaQuery('max-width: 74.9375em')
export const low = new MediaQuery('max-height: 50em')
