import { bunChaBowl, charcoalGrill, grillCook, noodlePlate } from '../../kit/bun-cha'
import { foliage } from '../../kit/foliage'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { herbPlate, icedTea, plasticStool, plasticTable, steam } from '../../kit/street-table'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A louvred green window of an old Hanoi villa. */
function louvres(x: number, y: number, wide: number, tall: number): string {
  const leaf = (left: number) =>
    rect(left, y, wide / 2 - 4, tall, '#2f7a66') +
    range(9)
      .map((index) =>
        rect(
          left + wide * 0.06,
          y + tall * (0.06 + index * 0.1),
          wide * 0.37,
          tall * 0.05,
          '#1f5a4e',
        ),
      )
      .join('')
  return (
    rect(x - 16, y - 16, wide + 32, tall + 32, '#fbe6b0') +
    leaf(x) +
    leaf(x + wide / 2 + 4) +
    rect(x - 28, y + tall + 10, wide + 56, 18, '#fff1cf')
  )
}

function smoke(frame: Frame, x: number, y: number, u: number): string {
  const rise = y + 30
  const curl = (dx: number, width: number, opacity: number, lean: number) =>
    shape(
      whole`M${x + dx},${y}C${x + dx - 130 * u},${y - rise * 0.3} ${x + dx + (lean + 150) * u},${y - rise * 0.42} ${x + dx + lean * u},${y - rise * 0.66}` +
        whole`S${x + dx + (lean - 30) * u},${y - rise * 0.9} ${x + dx + (lean + 170) * u},${-30}H${x + dx + (lean + 170 + width * 2.2) * u}` +
        whole`C${x + dx + (lean + 60) * u},${y - rise * 0.86} ${x + dx + (lean + width + 110) * u},${y - rise * 0.72} ${x + dx + (lean + width) * u},${y - rise * 0.56}` +
        whole`S${x + dx - 20 * u},${y - rise * 0.3} ${x + dx + width * 0.5 * u},${y}z`,
      '#fff6e4',
      opacity,
    )
  const lean = choose(frame, 60, 30, 30)
  return curl(-60 * u, 120, 0.5, lean) + curl(20 * u, 70, 0.62, lean + 90)
}

/** A day of eating in Hanoi: bún chả at noon on a low table by a yellow wall, the vendor fanning her charcoal grill into smoke. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.66, 0.56, 0.6)
  const cook = {
    x: w * choose(frame, 0.37, 0.62, 0.63),
    y: h * choose(frame, 0.84, 0.66, 0.72),
    s: choose(frame, 1.95, 1.75, 1.5) * u,
  }
  const fire = { x: cook.x - 214 * cook.s * 0.92, y: cook.y + 8 * u }
  const top = h * choose(frame, 0.8, 0.8, 0.82)
  const table = { x: w * choose(frame, 0.735, 0.5, 0.5), s: choose(frame, 1.55, 1.72, 1.6) * u }
  const t = table.s
  const shadow = '#d9952a'
  const leaves = [
    [0.08, 0.1, 210, 90],
    [0.22, 0.2, 150, 66],
    [0.02, 0.3, 130, 60],
    [0.36, 0.07, 170, 60],
  ] as const
  const paving = range(13)
    .map(
      (index) =>
        whole`M${w * (0.5 + (index - 6) * 0.1)},${kerb}L${w * (0.5 + (index - 6) * 0.2)},${h}`,
    )
    .join('')
  const courses = range(5)
    .map((index) => whole`M0,${kerb + (h - kerb) * (0.05 + 0.035 * index * (index + 2.2))}H${w}`)
    .join('')
  const pane = choose(
    frame,
    { x: 0.75, y: 0.1, w: 250, h: 330 },
    { x: 0.64, y: 0.08, w: 230, h: 330 },
    { x: 0.68, y: 0.07, w: 190, h: 260 },
  )
  return [
    rect(0, 0, w, kerb, '#f2b640'),
    rect(0, kerb - 120 * u, w, 120 * u, '#c9822c'),
    rect(0, kerb - 128 * u, w, 12 * u, '#fbe0a0'),
    leaves
      .map(([lx, ly, rx, ry], index) =>
        foliage(w * lx, h * ly, rx * u, ry * u, shadow, 30 + index, 0.75),
      )
      .join(''),
    line(
      whole`M${w * 0.14},${h * 0.2}Q${w * 0.1},${h * 0.4} ${w * 0.12},${kerb}`,
      shadow,
      40 * u,
      0.75,
    ),
    louvres(w * pane.x, h * pane.y, pane.w * u, pane.h * u),
    rect(0, kerb, w, h - kerb, '#8f7f94'),
    shape(whole`M0,${kerb}H${w}V${kerb + 40 * u}L0,${kerb + 90 * u}z`, '#6d5f7c'),
    line(paving + courses, '#75667f', 4 * u),
    smoke(frame, fire.x, fire.y - 88 * cook.s, u),
    ellipse(cook.x + 20 * u, cook.y + 6 * u, 130 * cook.s, 16 * cook.s, '#3d2f4c', 0.4),
    charcoalGrill(fire.x, fire.y, cook.s * 0.95),
    grillCook(cook.x, cook.y, cook.s, '#d9386c', '#a8285a', '#33305a'),
    frame.format === 'wide'
      ? plasticStool(table.x - 300 * t, top + 80 * t, 1.7 * t, '#2f7fc4', '#1f5a9a')
      : '',
    ellipse(table.x, top + 118 * t, 230 * t, 18 * t, '#3d2f4c', 0.4),
    plasticTable(table.x, top, t, '#e2402c', '#c22f26', '#8f1f22'),
    ellipse(table.x, top - 14 * t, 84 * t, 11 * t, '#8f1f22', 0.6),
    noodlePlate(table.x - 126 * t, top - 32 * t, 0.82 * t),
    herbPlate(table.x + 128 * t, top - 36 * t, 0.8 * t, '#fffaf0', '#2f5fa0'),
    icedTea(table.x - 66 * t, top - 40 * t, 0.9 * t),
    bunChaBowl(table.x + 10 * t, top - 8 * t, 1.06 * t, '#fffaf0', '#d0d8dc', '#2f5fa0'),
    placed(
      table.x + 10 * t,
      top - 8 * t,
      1.06 * t,
      line('M-96-94L118-132M-92-88L120-124', '#6a2f20', 5),
    ),
    steam(table.x + 6 * t, top - 124 * t, 0.7 * t, '#fff6e4', 0.5),
  ].join('')
}
