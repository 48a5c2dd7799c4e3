import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** A soft first-aid pouch with a zip, a wrist loop and a white cross; foot at y, 320 units wide and 240 tall. */
export function firstAidPouch(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  shade: string,
  light: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 180, 16, '#000', 0.3) +
      line('M-152-190Q-220-190-212-120T-160-110', shade, 15) +
      shape(
        'M-160-20V-184Q-160-236-104-238H104Q160-236 160-184V-20Q160 0 136 0H-136Q-160 0-160-20z',
        cloth,
      ) +
      shape('M-160-184Q-160-236-104-238H104Q160-236 160-184L158-170Q0-196-158-170z', light) +
      shape('M100-238H104Q160-236 160-184V-20Q160 0 136 0H96Q124-110 100-238z', shade) +
      line('M-158-168Q0-194 158-168', '#fff6e4', 7) +
      rect(96, -188, 14, 34, '#d9dbe6') +
      shape('M-26-146H26V-106H66V-54H26V-14H-26V-54H-66V-106H-26z', '#fffaf0') +
      shape('M26-146V-106H66V-94H14V-146z', '#e5d6c4', 0.7),
  )
}

/** A green mosquito coil smouldering on its tin stand, seen a little from above; foot at y, 230 units wide. */
export function mosquitoCoil(
  x: number,
  y: number,
  scale: number,
  green: string,
  shade: string,
  smoke: string,
): string {
  const turns = range(43)
    .map((index) => {
      const part = index / 42
      const [angle, r] = [Math.PI + part * Math.PI * 6.4, 108 - part * 92]
      return `${index === 0 ? 'M' : 'L'}${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r * 0.5)}`
    })
    .join('')
  const curl =
    'M-108-64Q-150-130-104-190T-110-320Q-126-380-70-420Q-90-360-62-300T-70-180Q-104-130-108-64z'
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 120, 22, '#000', 0.3) +
      ellipse(0, -6, 96, 22, '#c3c8d4') +
      ellipse(0, -10, 96, 20, '#8f95a8') +
      shape('M-10-14L0-62 10-14z', '#d9dbe6') +
      placed(0, -48, 1, line(turns, shade, 13) + placed(0, -6, 1, line(turns, green, 12))) +
      shining(
        circle(-108, -58, 26, '#ff7a3a', 0.35) +
          circle(-108, -58, 11, '#ff7a3a') +
          circle(-108, -58, 5, '#ffd98a'),
      ) +
      shape(curl, smoke, 0.5),
  )
}

/** A tube of sun cream standing on its cap with a sun and a wave on it; foot at y, 120 units wide and 280 tall. */
export function sunCream(
  x: number,
  y: number,
  scale: number,
  tube: string,
  shade: string,
  cap: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(8, 0, 80, 11, '#000', 0.3) +
      shape('M-46 0V-54H46V0Q0 10-46 0z', cap) +
      shape('M-58-54L-66-262Q0-284 66-262L58-54z', tube) +
      shape('M30-54L36-274Q54-270 66-262L58-54z', shade) +
      rect(-68, -282, 136, 22, shade) +
      circle(-4, -180, 27, '#fffaf0') +
      line(
        'M-4-222V-232M-4-138V-128M-46-180H-56M38-180H48M-34-210L-41-217M26-210L33-217M-34-150L-41-143M26-150L33-143',
        '#fffaf0',
        7,
      ) +
      line('M-50-96Q-30-116-8-96T34-96', '#2f9cc0', 10),
  )
}

/** A mosquito net hung from a ring at (x, y): gauze panels falling to both sides with a fine mesh, hem at `bottom`. */
export function mosquitoNet(
  x: number,
  y: number,
  width: number,
  bottom: number,
  gauze: string,
  thread: string,
): string {
  const half = width / 2
  const panel = (from: number, to: number, opacity: number) =>
    shape(
      `M${Math.round(x + from * 60)},${Math.round(y)}` +
        `Q${Math.round(x + from * half * 0.5)},${Math.round(y + (bottom - y) * 0.42)} ` +
        `${Math.round(x + from * half)},${Math.round(bottom)}` +
        `Q${Math.round(x + (from + to) * half * 0.5)},${Math.round(bottom + 26)} ` +
        `${Math.round(x + to * half)},${Math.round(bottom)}` +
        `Q${Math.round(x + to * half * 0.5)},${Math.round(y + (bottom - y) * 0.42)} ` +
        `${Math.round(x + to * 60)},${Math.round(y)}z`,
      gauze,
      opacity,
    )
  const folds = range(9)
    .map((index) => {
      const part = -1 + index * 0.25
      return (
        `M${Math.round(x + part * 58)},${Math.round(y)}` +
        `Q${Math.round(x + part * half * 0.5)},${Math.round(y + (bottom - y) * 0.42)} ` +
        `${Math.round(x + part * half)},${Math.round(bottom)}`
      )
    })
    .join('')
  const mesh = range(11)
    .map((index) => {
      const part = (index + 1) / 12
      const reach = 60 * (1 - part) ** 2 + half * (part * (1 - part) + part * part)
      return (
        `M${Math.round(x - reach)},${Math.round(y + (bottom - y) * (0.84 * part * (1 - part) + part * part))}` +
        `q${Math.round(reach)},${Math.round(14 + part * 26)} ${Math.round(reach * 2)},0`
      )
    })
    .join('')
  const hem = `M${Math.round(x - half)},${Math.round(bottom)}${range(8)
    .map(() => `q${Math.round(half / 8)},34 ${Math.round(half / 4)},0`)
    .join('')}`
  return (
    line(`M${Math.round(x)},-10V${Math.round(y)}`, thread, 5) +
    panel(-1, -0.42, 0.3) +
    panel(0.42, 1, 0.3) +
    panel(-1, 1, 0.1) +
    line(folds, thread, 3, 0.45) +
    line(mesh, thread, 2.4, 0.32) +
    line(hem, gauze, 9, 0.85) +
    shape(
      `M${Math.round(x - 66)},${Math.round(y)}h132l18,44q-15,22-30,2-18,22-36,2-18,22-36,2-18,22-36,2-15,20-30-6z`,
      gauze,
    ) +
    ellipse(x, y, 66, 14, thread)
  )
}
