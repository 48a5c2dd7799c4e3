import { skin } from './palettes'
import { range } from './rng'
import { curvedRoof } from './roof'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface PuppetDragonColours {
  gold: string
  shine: string
  lacquer: string
  mane: string
  spray: string
}

/** A gilded dragon puppet looping out of the water and spouting to the right, waterline at y, 300 units long, 130 tall. */
export function puppetDragon(
  x: number,
  y: number,
  scale: number,
  c: PuppetDragonColours,
  flip = false,
): string {
  const loops =
    'M-190 6Q-182-34-160-36T-130 6M-120 6Q-108-66-78-68T-38 6M-24 6Q-22-70 6-98 20-108 40-104'
  const body =
    line(loops, c.lacquer, 34) +
    line(loops, c.gold, 27) +
    line(loops, c.shine, 20, 0.5).replace('/>', ' stroke-dasharray="1 16"/>')
  const fins = shape(
    'M-170-50l10-18 10 16zM-104-80l8-20 14 16zM-76-84l14-16 8 20zM-32-66l-16-16 22-6zM-18-96l-10-22 22 6z',
    c.lacquer,
  )
  const tail = shape('M-190 6Q-206-22-228-24-216-10-222 6z', c.lacquer)
  const mane = shape(
    'M34-124Q10-150-12-144 2-134 2-124-18-128-30-116-12-114-6-102-22-98-28-84-8-88 8-84 20-76 36-84z',
    c.mane,
  )
  const head =
    shape(
      'M20-102Q16-136 44-142 60-144 70-134 78-128 90-130 92-144 104-142 118-138 116-124 114-112 100-112L82-108 90-102 108-98 104-84Q96-76 80-78L44-80Q22-84 20-102z',
      c.gold,
    ) +
    shape('M82-108L90-102 108-98 106-90 84-92Q66-98 82-108z', c.lacquer) +
    shape('M84-109l4 11 6-12 5 9 6-11zM92-92l4-8 5 7z', '#fff6dc') +
    shape('M88-97Q108-104 124-94 112-92 106-88z', '#e8588a') +
    circle(106, -132, 3.4, c.lacquer) +
    circle(58, -122, 10, '#fff6dc') +
    circle(61, -121, 5, '#241018') +
    line('M44-132Q56-142 74-132', c.mane, 6) +
    line('M42-140Q30-162 8-168M52-143Q50-166 32-178', c.shine, 6) +
    line('M112-122Q128-140 142-124M46-80Q44-64 28-58M62-79Q62-64 52-56', c.lacquer, 4)
  const jet = line(
    'M116-106Q170-176 232-118M116-104Q166-152 216-96M116-102Q158-128 196-74',
    c.spray,
    4,
    0.9,
  ).replace('/>', ' stroke-dasharray="14 7"/>')
  const foam = [-190, -130, -120, -38, -24]
    .map((fx) => ellipse(fx, 6, 24, 5, c.spray, 0.7))
    .join('')
  return placed(x, y, scale, tail + fins + body + mane + head + jet + foam, flip)
}

/** Chú Tễu, the laughing boy who opens the water puppet show: tufts of hair, open vest, one arm up; waterline at y, 120 units tall. */
export function puppetBoy(
  x: number,
  y: number,
  scale: number,
  vest: string,
  cloth: string,
  foam: string,
): string {
  const body =
    shape('M-26 4Q-34-40-22-62H22Q34-40 26 4z', '#f0b07a') +
    shape('M-22-62H-6Q-16-34-20 0H-30Q-36-40-22-62zM22-62H6Q16-34 20 0H30Q36-40 22-62z', vest) +
    shape('M-28-12Q0-4 28-12V4H-28z', cloth) +
    circle(0, -24, 2.4, '#a8603c')
  const arms =
    line('M-22-56Q-44-46-40-26', vest, 13) +
    line('M22-56Q44-66 44-88', vest, 13) +
    circle(-40, -21, 7, '#f0b07a') +
    circle(44, -94, 7, '#f0b07a')
  const head =
    circle(0, -84, 25, '#f4bd8a') +
    shape('M-17-103Q-24-120-12-120-4-116-6-107zM17-103Q24-120 12-120 4-116 6-107z', '#1d1218') +
    circle(-13, -119, 4, vest) +
    circle(13, -119, 4, vest) +
    line('M-14-90Q-9-95-5-90M5-90Q9-95 14-90', '#1d1218', 2.6) +
    shape('M-12-79Q0-74 12-79 8-65 0-65T-12-79z', '#b02a1f') +
    circle(-17, -80, 4.4, '#ee7f5e', 0.8) +
    circle(17, -80, 4.4, '#ee7f5e', 0.8)
  return placed(x, y, scale, body + arms + head + ellipse(0, 5, 40, 6, foam, 0.75))
}

/** A fairy puppet with a gilt crown and wide sleeves, waterline at y, 105 units tall. */
export function puppetFairy(
  x: number,
  y: number,
  scale: number,
  robe: string,
  sash: string,
  gold: string,
  foam: string,
): string {
  const robeShape =
    shape('M-24 4Q-20-34-12-56H12Q20-34 24 4z', robe) +
    shape('M-5-56H5L9 4H-9z', sash) +
    line('M-14-30H14', gold, 4)
  const sleeves =
    shape(
      'M-10-54Q-40-52-48-30-54-10-40-14-30-34-10-42zM10-54Q40-52 48-30 54-10 40-14 30-34 10-42z',
      robe,
    ) + line('M-46-24Q-44-12-38-16M46-24Q44-12 38-16', gold, 3.4)
  const head =
    ellipse(0, -68, 11, 12.5, skin) +
    shape('M-13-68Q-14-84 0-84T13-68Q6-76 0-76T-13-68z', '#1d1218')
  const crown = shape('M-15-80L-18-94-8-88 0-104 8-88 18-94 15-80Q0-86-15-80z', gold)
  return placed(x, y, scale, robeShape + sleeves + head + crown + ellipse(0, 5, 32, 5, foam, 0.7))
}

export interface PuppetStageColours {
  lacquer: string
  lacquerDark: string
  gold: string
  tile: string
  tileTrim: string
  blind: string
  blindShade: string
}

/** The water pavilion (thủy đình) of the puppet theatre: two tiers of roof, lacquered posts, a bamboo blind down to the water at y; 620 units wide, 400 tall. */
export function puppetStage(x: number, y: number, scale: number, c: PuppetStageColours): string {
  const slats = range(13)
    .map((index) => `M-205 ${-150 + index * 12}H205`)
    .join('')
  const blind =
    rect(-205, -166, 410, 168, c.blind) +
    line(slats, c.blindShade, 3, 0.7) +
    rect(-205, -166, 410, 20, c.gold) +
    shape(
      range(20)
        .map((index) => `M${-205 + index * 20.5}-146h20.500l-10.2 14z`)
        .join(''),
      c.gold,
    )
  const emblem =
    circle(0, -66, 46, c.gold) +
    circle(0, -66, 38, c.blindShade) +
    shape('M0-98Q14-76 34-66 14-56 0-34-14-56-34-66-14-76 0-98z', c.gold) +
    circle(0, -66, 9, c.lacquer)
  const sides =
    rect(-290, -150, 80, 152, c.lacquerDark) +
    rect(210, -150, 80, 152, c.lacquerDark) +
    line(
      'M-270-130V-20M-250-130V-20M-230-130V-20M230-130V-20M250-130V-20M270-130V-20',
      c.gold,
      3,
      0.6,
    )
  const posts = [-290, -207, 207, 290]
    .map((px) => rect(px - 9, -176, 18, 178, c.lacquer) + rect(px - 12, -12, 24, 14, c.gold))
    .join('')
  const beam =
    rect(-300, -186, 600, 22, c.lacquer) +
    line('M-284-175H284', c.gold, 5).replace('/>', ' stroke-dasharray="26 14"/>')
  const lower = curvedRoof({
    x: 0,
    y: -182,
    half: 345,
    height: 74,
    ridge: 220,
    fill: c.tile,
    trim: c.tileTrim,
    tiles: 32,
    lift: 34,
  })
  const attic =
    rect(-150, -290, 300, 38, c.lacquer) +
    line('M-130-271H130', c.gold, 12).replace('/>', ' stroke-dasharray="30 16"/>')
  const upper = curvedRoof({
    x: 0,
    y: -284,
    half: 222,
    height: 76,
    ridge: 112,
    fill: c.tile,
    trim: c.tileTrim,
    tiles: 20,
    lift: 34,
  })
  return placed(
    x,
    y,
    scale,
    sides +
      blind +
      emblem +
      posts +
      beam +
      lower +
      attic +
      upper +
      circle(0, -372, 13, c.gold) +
      shape('M-20-362Q0-384 20-362z', c.lacquer),
  )
}

/** A square festival flag of five nested colours with a toothed hem, its pole's foot at (x, y), 230 units tall. */
export function festivalFlag(
  x: number,
  y: number,
  scale: number,
  colours: readonly string[],
  flip = false,
): string {
  const hem = range(7)
    .map(() => 'l9 6-9 6')
    .join('')
  const size = 84
  const squares = colours
    .map((fill, index) => {
      const inset = index * 9
      return index === 0
        ? shape(`M0-222H${size}${hem}V-138H0z`, fill)
        : rect(inset, -222 + inset, size - inset * 2, size - inset * 2, fill)
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    line('M0 0V-230', '#4a1a1c', 5) + squares + circle(0, -234, 6, '#f6c24a'),
    flip,
  )
}

/** Heads and shoulders of an audience in the dark along the bottom of a frame. */
export function audience(
  width: number,
  y: number,
  scale: number,
  fill: string,
  rim: string,
): string {
  const step = 92 * scale
  const count = Math.ceil(width / step) + 1
  return range(count)
    .map((index) => {
      const size = scale * (0.86 + ((index * 5) % 4) * 0.09)
      const hat = index % 5 === 3 ? shape('M-34-74Q-14-88 0-100 14-88 34-74 0-64-34-74z', fill) : ''
      const bun = index % 4 === 1 ? circle(0, -110, 11, fill) : ''
      const person =
        shape('M-56 30Q-54-26-18-34L-14-50H14L18-34Q54-26 56 30z', fill) +
        ellipse(0, -72, 23, 27, fill) +
        hat +
        bun +
        line('M-20-84Q-10-100 8-98', rim, 3, 0.6)
      return placed(index * step + ((index * 37) % 20) * scale, y, size, person)
    })
    .join('')
}
