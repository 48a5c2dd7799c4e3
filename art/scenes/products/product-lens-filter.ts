import { mountains } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { num } from '../../kit/path'
import { circle, clipped, shape } from '../../kit/shapes'
import { filterRing, holdingFist, holdingThumb } from '../../kit/shop-camera'
import { cloud, sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { stiltHouse } from '../../kit/stilt-house'
import { terraces } from '../../kit/terraces'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Light {
  id: string
  sky: readonly string[]
  cloud: string
  far: string
  near: string
  fields: readonly string[]
  bank: string
  roof: string
}

const hazy: Light = {
  id: 'lo',
  sky: ['#c3dbe0', '#dfe9e2', '#f4efdc'],
  cloud: '#f4f4ec',
  far: '#b9ccc9',
  near: '#a5bfae',
  fields: ['#d9d6a0', '#cdd09a', '#e0dcae'],
  bank: '#b0bd8f',
  roof: '#a8938a',
}
const clear: Light = {
  id: 'li',
  sky: ['#0f4fa8', '#2f8fd0', '#9fdcee'],
  cloud: '#fff',
  far: '#2f6f8c',
  near: '#1f6a54',
  fields: ['#ffc22e', '#f2a81f', '#ffd75a'],
  bank: '#5f9a2a',
  roof: '#7a3a24',
}

function view(frame: Frame, light: Light): string {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const field = h * choose(frame, 0.56, 0.54, 0.56)
  return [
    sky(frame, field, light.sky, `s${light.id}`),
    cloud(w * 0.34, h * 0.22, 300 * u, light.cloud, 0.95) +
      cloud(w * 0.6, h * 0.32, 260 * u, light.cloud, 0.95) +
      cloud(w * 0.9, h * 0.16, 260 * u, light.cloud, 0.95),
    mountains(frame, {
      base: field + 10 * u,
      height: 210 * u,
      peaks: choose(frame, 6, 4, 4),
      seed: 33,
      fill: light.far,
    }),
    mountains(frame, {
      base: field + 30 * u,
      height: 120 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 41,
      fill: light.near,
    }),
    terraces({
      id: light.id,
      crest: [
        [-20, field + 50 * u],
        [w * 0.4, field - 10 * u],
        [w * 0.7, field + 40 * u],
        [w + 20, field - 20 * u],
      ],
      bottom: h + 20,
      levels: 6,
      steps: [44 * u, 90 * u],
      bulge: 0.6,
      lobe: 300 * u,
      seed: 12,
      fields: light.fields,
      bank: light.bank,
    }),
    stiltHouse(w * choose(frame, 0.47, 0.4, 0.4), field + 70 * u, 1.2 * u, {
      wall: light.roof,
      roof: light.roof,
      roofShade: light.bank,
      dark: light.far,
    }),
  ].join('')
}

/** A polarising filter held up before the terraces: washed out around it, deep sky and golden rice through it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const size = choose(frame, 1.16, 1.3, 1.12)
  const [x, y, r] = [
    w * choose(frame, 0.5, 0.5, 0.5),
    h * choose(frame, 0.4, 0.42, 0.4),
    240 * size * u,
  ]
  const hole = `M${num(x - r)},${num(y)}a${num(r)},${num(r)} 0 1 0 ${num(r * 2)},0a${num(r)},${num(r)} 0 1 0 ${num(-r * 2)},0`
  const at = { wide: [0.5, 0.4, size], tall: [0.5, 0.42, size], square: [0.5, 0.4, size] } as const
  return [
    view(frame, hazy),
    setAt(frame, holdingFist(skin, '#b97a50', '#e0402a'), at),
    circle(x + 10 * u, y + 14 * u, 274 * size * u, '#3a4a5c', 0.2),
    clipped(
      'fr',
      hole,
      view(frame, clear) +
        shape(
          `M${num(x - r)},${num(y)}L${num(x + r * 0.3)},${num(y - r)}h${num(r * 0.3)}L${num(x - r * 0.7)},${num(y + r)}z`,
          '#fff',
          0.16,
        ),
    ),
    setAt(frame, filterRing('#1d1a2a', '#4a4660', '#e0402a'), at),
    setAt(frame, holdingThumb(skin, '#b97a50'), at),
  ].join('')
}
