// A Worker that answers `/<count>` with so many ready bytes and does nothing else.
const texts = new Map()
const letters = (count) => texts.get(count) ?? texts.set(count, new Uint8Array(count)).get(count)

export default {
  fetch: ({ url }) => new Response(letters(Number(new URL(url).pathname.slice(1)))),
}
