// SHA-256 and HMAC (FIPS 180-4, RFC 2104). The browser's own are missing where a page comes without https, as from a
// table at home, and they answer one call after the other; a game has thousands.

const BLOCK = 64
const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && [...Array(n).keys()].every((d) => d < 2 || n % d !== 0))
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * BLOCK))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(view.byteLength - 4, bytes.length << 3)
  return view
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes)
  const hash = [...START]
  const w = new Int32Array(64)
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = view.getInt32(at + 4 * i)
        continue
      }
      const [early, late] = [w[i - 15]!, w[i - 2]!]
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      w[i] = w[i - 16]! + small + w[i - 7]! + large
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setInt32(4 * i, word))
  return new Uint8Array(out.buffer)
}

/** The key may be as long as a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const mixed = (by: number, after: Uint8Array): Uint8Array => {
    const whole = new Uint8Array(BLOCK + after.length).fill(by, 0, BLOCK)
    key.forEach((byte, i) => (whole[i]! ^= byte))
    whole.set(after, BLOCK)
    return sha256(whole)
  }
  return mixed(0x5c, mixed(0x36, message))
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
