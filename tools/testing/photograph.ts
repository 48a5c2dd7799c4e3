import sharp, { type Sharp } from 'sharp'

/** Numbers from 0 to 1, the same for the same seed (Mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Leaves of sizes by a power law, one over the other: the "dead leaves" model, whose edges and
 * spectrum are those of photographs (Lee, Mumford, Huang: Occlusion Models for Natural Images,
 * 2001). Each leaf is lit from above.
 */
function drawLeaves(width: number, height: number, random: () => number): string {
  const leaves = Array.from({ length: 6000 }, () => {
    const radius = (width / 400) * (1 - random() * 0.9992) ** -0.62
    const hue = Math.round(20 + 190 * random())
    const at = `cx="${(random() * width).toFixed(1)}" cy="${(random() * height).toFixed(1)}"`
    const size = `rx="${radius.toFixed(1)}" ry="${(radius * (0.4 + random())).toFixed(1)}"`
    return {
      radius,
      text: `<ellipse ${at} ${size} fill="hsl(${hue} ${Math.round(15 + 40 * random())}% ${Math.round(18 + 60 * random())}%)"/>`,
    }
  })
  const light =
    '<linearGradient id="light" x2="0" y2="1"><stop stop-color="#cfe6ff" stop-opacity=".55"/><stop offset="1" stop-color="#20180c" stop-opacity=".45"/></linearGradient>'
  const sorted = leaves.sort((a, b) => b.radius - a.radius).map(({ text }) => text)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${light}</defs><rect width="100%" height="100%" fill="#7a8b6c"/>${sorted.join('')}<rect width="100%" height="100%" fill="url(#light)"/></svg>`
}

/** Noise of a grain of so many pixels: that of the sensor, and the texture of surfaces. */
async function drawNoise(
  { width, height }: { width: number; height: number },
  grain: number,
  sigma: number,
) {
  const create = {
    width: Math.ceil(width / grain),
    height: Math.ceil(height / grain),
    channels: 3 as const,
    background: '#000',
  }
  const small = await sharp({
    create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer()
  return {
    input: await sharp(small).resize(width, height).png({ compressionLevel: 0 }).toBuffer(),
    blend: 'soft-light' as const,
  }
}

/**
 * A picture that compresses like a photograph: shapes of all sizes with soft light and the grain of
 * a sensor. The same for the same seed but for the grain.
 */
export async function makePhotograph({
  width,
  height,
  seed = 1,
}: {
  width: number
  height: number
  seed?: number
}): Promise<Sharp> {
  const leaves = Buffer.from(drawLeaves(width, height, randomNumbers(seed)))
  const size = { width, height }
  const layers = await Promise.all([
    drawNoise(size, 1, 10),
    drawNoise(size, 4, 26),
    drawNoise(size, 16, 26),
  ])
  // The lens blurs edges by about a pixel.
  const shapes = sharp(leaves).removeAlpha().blur(0.8)
  const pixels = await shapes.composite(layers).raw().toBuffer({ resolveWithObject: true })
  const { channels } = pixels.info
  return sharp(pixels.data, { raw: { width, height, channels } })
}
