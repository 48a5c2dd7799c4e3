/**
 * A body's tag (RFC 9110, 8.8.3): its length and 64 bits that change with its bytes. Two lanes of FNV-1a over words of four bytes, mixed at
 * the end as MurmurHash3 does; not for secrets. The platform's own
 * digests cost more than all of a short answer's JSON.
 */
export function tagOf(bytes: Uint8Array): string {
  let one = 0x811c9dc5
  let two = 0x9e3779b9
  const { length } = bytes
  for (let index = 0; index < length; index += 4) {
    const word = (bytes[index] ?? 0) | ((bytes[index + 1] ?? 0) << 8) | ((bytes[index + 2] ?? 0) << 16) | ((bytes[index + 3] ?? 0) << 24)
    one = Math.imul(one ^ word, 0x01000193)
    one ^= one >>> 15
    two = Math.imul(two ^ word, 0x85ebca6b)
    two ^= two >>> 13
  }
  const text = (lane: number) => (Math.imul(lane ^ (lane >>> 16), 0xc2b2ae35) >>> 0).toString(36)
  return `${length.toString(36)}-${text(one)}${text(two)}`
}
