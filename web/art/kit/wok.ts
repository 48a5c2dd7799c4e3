import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** Flames licking up around (x, y), 300 units wide and 210 tall. */
export function kitchenFlames(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shining(
      shape(
        'M-150 0Q-176-60-126-104-124-66-100-70-112-140-58-186-62-134-34-120-40-190 22-232 10-170 44-150' +
          ' 70-196 96-186 84-130 112-104 124-150 146-140 176-60 150 0z',
        '#f2642a',
      ) +
        shape(
          'M-110 0Q-124-50-88-80-82-52-64-56-66-110-30-140-26-96-2-90 8-140 34-160 34-110 58-90 74-116 88-116 92-70 106-60 122-30 110 0z',
          '#ffa630',
        ) +
        shape('M-64 0Q-70-36-44-56-36-30-22-36-14-76 10-96 14-62 30-56 46-66 54-50 66-24 58 0z', '#ffe27a'),
    ),
  )
}

/** A clay charcoal stove with its fire door, top rim at y, 260 units wide and 170 tall. */
export function clayStove(x: number, y: number, scale: number, clay: string, shade: string): string {
  return placed(
    x,
    y,
    scale,
    shape('M-130 0H130L104 170H-104z', clay) +
      shape('M60 0H130L104 170H52z', shade) +
      rect(-138, -10, 276, 26, shade) +
      rect(-138, -10, 190, 26, clay) +
      shape('M-40 150V110Q-40 76 0 76T40 110V150z', '#2b1a20') +
      shining(shape('M-30 148Q-28 112-12 104-10 120 2 122 4 100 16 96 30 116 30 148z', '#ffa630')),
  )
}

/** A black iron wok with its inside full of stir-fry and a wooden handle to the right; bottom at y, rim 380 units wide, 120 tall. */
export function wok(x: number, y: number, scale: number, iron: string, shine: string, wood: string, flip = false): string {
  const bowl = shape('M-190-112Q-170 0 0 0T190-112z', iron) + shape('M-150-80Q-110-22-20-14-120-4-172-90z', shine, 0.7)
  const rim = ellipse(0, -112, 190, 40, shine) + ellipse(0, -110, 178, 34, '#2b1f26')
  const greens = shape(
    'M-140-108Q-130-150-84-138-60-166-24-140 10-168 40-142 84-160 104-132 146-136 146-106 80-84 0-84T-140-108z',
    '#4f9a3f',
  )
  const food =
    greens +
    shape('M-110-112q10-26 38-20 10 18-8 26zM20-112q14-24 38-12 4 20-14 24zM-40-126q20-18 40 0-10 20-32 16z', '#8fc44a') +
    line('M-70-124q16-22 38-8 8 16-6 24M60-128q18-18 38-2 6 16-8 22', '#f2825a', 15) +
    line('M-64-128l8 6M66-132l6 8', '#ffc9a0', 4) +
    shape('M-20-104q24-12 44 2-22 10-44-2zM100-112q18-12 34 0-16 10-34 0zM-132-112q18-12 34 0-16 10-34 0z', '#e0301f')
  const handle = line('M188-104L250-126', '#8f94a3', 16) + line('M246-124L370-166', wood, 28)
  return placed(
    x,
    y,
    scale,
    handle + bowl + rim + food + shape('M-190-112Q-176-64-120-36 0-66 120-36 176-64 190-112 150-74 0-72T-190-112z', iron),
    flip,
  )
}

/** A fist closed around a handle with its sleeve coming from the right, knuckles at (x, y); 620 units long. */
export function gripArm(x: number, y: number, scale: number, sleeve: string, shade: string, degrees: number, flip = false): string {
  const forearm =
    shape('M30-34Q120-50 220-62L236 58Q120 44 34 40z', '#dba276') + shape('M40 40Q120 44 236 58L234 30Q120 24 36 18z', '#c08258')
  const cuff =
    shape('M170-74Q300-96 680-120V120Q300 92 178 70z', sleeve) +
    shape('M176 40Q300 56 680 66V120Q300 92 178 70z', shade) +
    shape('M166-76Q176-82 196-80L204 74Q188 78 174 74z', '#fff1cf')
  const fist =
    shape('M-44-40Q-40-60-14-58L40-46Q62-30 56 10 52 46 20 50L-26 48Q-50 40-48 14z', '#dba276') +
    line('M-44-12H-6M-46 12H-8M-40 33H-10', '#b8774f', 4) +
    shape('M-30-58Q-2-78 30-60 36-40 10-38-20-36-30-58z', '#e6b48a')
  return placed(x, y, scale, forearm + cuff + fist, flip, degrees)
}

/** A thick round chopping board seen from the side, with sliced chilli, scallion rounds and a lime on it; top at y, 360 units wide. */
export function choppingBoard(x: number, y: number, scale: number, wood: string, shade: string, rim: string): string {
  const rings = 'M-110-2Q0-26 110-2M-60-4Q0-16 60-4'
  return placed(
    x,
    y,
    scale,
    shape('M-180 0V44Q-180 78 0 78T180 44V0z', shade) +
      shape('M60 76Q180 70 180 44V0H90z', rim) +
      ellipse(0, 0, 180, 36, wood) +
      line(rings, shade, 3, 0.7) +
      circle(-108, -24, 34, '#5f9f35') +
      ellipse(-50, -8, 38, 22, '#d9e87a') +
      ellipse(-50, -10, 32, 17, '#b5d25a') +
      line('M-80-10H-20M-66-22L-34 2M-34-22L-66 2', '#eef5b8', 3) +
      [
        [0, 10],
        [26, 18],
        [54, 12],
        [20, 0],
        [80, 6],
      ]
        .map(([px = 0, py = 0]) => `<ellipse cx="${px}" cy="${py}" rx="12" ry="6" fill="none" stroke="#e0301f" stroke-width="6"/>`)
        .join(''),
  )
}

/** A bunch of herbs lying on its side, stems tied, leaves to the left; 240 units long, centre at (x, y). */
export function herbBunch(x: number, y: number, scale: number, leaf: string, light: string, degrees = 0): string {
  const sprays = [-34, -18, 0, 16, 34]
  const stems = line(sprays.map((dy) => `M110 ${dy * 0.3}Q40 ${dy * 0.3} -10 ${dy}`).join(''), light, 6)
  const leaves = sprays.map((dy, index) => `M${-8 + (index % 2) * 18} ${dy}q-34-34-74-10 30 34 74 10q-50-4-96 20 50 26 96-20`).join('')
  const more = sprays.map((dy, index) => `M${24 + (index % 3) * 10} ${dy * 0.8}q-20-26-50-14 22 24 50 14`).join('')
  return placed(x, y, scale, stems + shape(leaves, leaf) + shape(more, light) + line('M72-14V14', '#e0402a', 8), false, degrees)
}
