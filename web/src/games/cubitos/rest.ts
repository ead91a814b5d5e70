// A cube at rest, drawn flat. Browsers give each side of a cube in space a layer of its own, which costs them more than all
// the rest of the table: only a die that tumbles is one. At rest its three visible sides look the same without.

type Axis = readonly [x: number, y: number, z: number]

/** How far a resting cube is turned, in degrees. */
const DOWN = -10
const ASIDE = 12
const [cosX, sinX] = [Math.cos((DOWN * Math.PI) / 180), Math.sin((DOWN * Math.PI) / 180)]
const [cosY, sinY] = [Math.cos((ASIDE * Math.PI) / 180), Math.sin((ASIDE * Math.PI) / 180)]

/** The turn in space, with so much more of it. */
export const turned = (down: number, aside: number): string => `rotateX(${DOWN + down}deg) rotateY(${ASIDE + aside}deg)`

/** Where a point of the turned cube is seen. */
const seen = ([x, y, z]: Axis): [number, number] => [cosY * x + sinY * z, cosX * y - sinX * (cosY * z - sinY * x)]

/** A side, by where its right, its bottom and its outside point. */
function side(right: Axis, bottom: Axis, outside: Axis): string {
  const [x, y] = seen(outside)
  const half = (share: number): string => `calc(var(--size) * ${(share / 2).toFixed(4)})`
  return `translate(${half(x)}, ${half(y)}) matrix(${[...seen(right), ...seen(bottom)].map((share) => share.toFixed(4)).join(', ')}, 0, 0)`
}

export const AT_REST: Record<string, string> = {
  front: side([1, 0, 0], [0, 1, 0], [0, 0, 1]),
  left: side([0, 0, 1], [0, 1, 0], [-1, 0, 0]),
  top: side([1, 0, 0], [0, 0, 1], [0, -1, 0]),
}
