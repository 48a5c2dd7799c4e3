import { num } from './path'
import { range } from './rng'
import { curvedRoof } from './roof'
import { circle, clipped, line, placed, rect, shape } from './shapes'

export interface DragonProwColours {
  gold: string
  shade: string
  light: string
  mane: string
  maneLight: string
  red: string
  dark: string
}

/** The carved dragon at the bow of a royal boat, looking left, a pearl in its jaws; head at (x, y), neck foot 420 below, 560 units wide. */
export function dragonProw(
  x: number,
  y: number,
  scale: number,
  c: DragonProwColours,
  flip = false,
): string {
  const neckLine = 'M30 430Q-6 320 60 226 104 150 84 70L216 10Q300 120 268 236 236 330 290 430z'
  const scales = range(9)
    .flatMap((row) =>
      range(5).map(
        (column) =>
          `M${90 + column * 44 - (row % 2) * 22 + Math.round(Math.sin(row * 0.7) * 22)} ${70 + row * 42}q22 26 44 0`,
      ),
    )
    .join('')
  const belly = 'M30 430Q-6 320 60 226 104 150 84 70L112 58Q144 150 104 232 52 324 92 430z'
  const neck =
    shape(neckLine, c.gold) +
    clipped(
      'dn',
      neckLine,
      line(scales, c.shade, 5) +
        shape(
          'M216 10Q300 120 268 236 236 330 290 430H240Q196 320 226 236 256 120 180 26z',
          c.shade,
          0.55,
        ),
    )
  const plates =
    shape(belly, c.light) +
    line(
      [
        [98, 110, 122, 104],
        [98, 150, 124, 148],
        [88, 188, 116, 192],
        [68, 226, 102, 236],
        [46, 268, 84, 282],
        [32, 314, 72, 326],
        [26, 360, 76, 368],
        [28, 404, 84, 408],
      ]
        .map(([a, b, d, e]) => `M${a} ${b}L${d} ${e}`)
        .join(''),
      c.shade,
      5,
    )
  const lock = (px: number, py: number, degrees: number, size: number, fill: string) =>
    placed(
      px,
      py,
      size,
      shape('M0-20Q60-44 110-16 84-18 76 4 112-4 136 26 96 18 70 34 40 44 0 24z', fill),
      false,
      degrees,
    )
  const mane =
    lock(222, 250, 30, 1, c.mane) +
    lock(226, 170, 14, 1.25, c.mane) +
    lock(190, 84, -4, 1.5, c.mane) +
    lock(150, 20, -20, 1.5, c.mane) +
    lock(110, -30, -38, 1.2, c.mane)
  const locks =
    lock(92, 84, 22, 1.1, c.maneLight) +
    lock(112, 36, 0, 1.15, c.maneLight) +
    lock(104, -14, -22, 1, c.maneLight)
  const horns =
    line('M96-58Q130-130 216-150M140-112Q150-150 190-186', c.shade, 19) +
    line('M84-62Q118-136 208-158M130-118Q140-154 184-194', c.light, 13)
  const jaw =
    shape('M96 40Q60 118-30 120-112 122-146 84-168 60-150 44-134 60-110 62-40 70 20 34z', c.gold) +
    shape('M96 40Q60 118-30 120-112 122-146 84-120 100-60 96 20 86 60 40z', c.shade) +
    shape('M-128 62l6-26 14 28M-96 66l6-20 14 20M-62 66l6-18 14 16z', '#fff6e4') +
    shape('M20 40Q-40 76-104 54-60 40 0 18z', c.red)
  const beard = line(
    'M-60 112Q-76 156-58 186M-24 118Q-40 168-16 200M14 110Q6 154 30 182',
    c.maneLight,
    12,
  )
  const pearl = circle(-92, 34, 34, c.red) + circle(-102, 24, 12, '#ff8a5a')
  const skull =
    shape(
      'M112 60Q150-10 106-64 56-104 4-80-20-66-34-44-80-66-134-62-178-96-206-62-220-30-196-12-222 4-196' +
        ' 26-176 34-160 14-120 2-70 16-30 22 8 66 40 68 112 60z',
      c.gold,
    ) +
    shape('M112 60Q150-10 106-64 116-10 60 20 10 44-30 22 8 66 40 68 112 60z', c.shade) +
    shape('M-196-12Q-150-18-120-36-80-42-48-20-100-16-130-2-170 6-196-12z', c.light) +
    line('M-190-60q-14-14 0-26 20-4 22 14', c.shade, 7) +
    shape('M-168 18l8 30 16-36zM-132 4l6 22 15-24zM-96 8l6 20 13-17zM-60 12l6 16 12-12z', '#fff6e4')
  const eye =
    shape('M-44-46Q-10-108 60-92 92-84 84-58 40-78 6-52-20-30-44-46z', c.mane) +
    circle(26, -38, 27, '#fff6e4') +
    circle(18, -36, 14, c.dark) +
    circle(13, -41, 5, '#fff6e4') +
    line('M-8-20Q20 6 56-18', c.shade, 6)
  const whisker = line(
    'M-180-26Q-270-50-286-130-250-150-244-124M-176 20Q-250 40-262 120',
    c.light,
    8,
  )
  return placed(
    x,
    y,
    scale,
    horns + mane + neck + plates + locks + jaw + beard + pearl + skull + eye + whisker,
    flip,
  )
}

/** The tiled canopy and lacquered posts of a dragon boat, running off to the right from (x, y); eaves 330 units above the deck. */
export function boatCanopy(
  x: number,
  y: number,
  scale: number,
  long: number,
  c: { tile: string; tileShade: string; lacquer: string; gold: string; curtain: string },
): string {
  const posts = range(Math.ceil(long / 150))
  const body =
    rect(0, -320, long, 60, c.lacquer) +
    line(`M0-270H${long}`, c.gold, 6) +
    posts
      .map(
        (index) =>
          rect(index * 150 + 10, -320, 22, 330, c.lacquer) +
          shape(`M${index * 150 + 32}-262h118v30q-20 34-59 34t-59-34z`, c.curtain) +
          line(`M${index * 150 + 32}-230q20 34 59 34t59-34`, c.gold, 5),
      )
      .join('') +
    rect(0, -76, long, 14, c.lacquer) +
    line(`M0-40H${long}`, c.gold, 8)
  const tiles = range(Math.ceil(long / 46))
  const roof =
    shape(`M70-430H${long}V-312H-70Q-96-318-112-344-44-346 20-384 52-406 70-430z`, c.tile) +
    line(
      tiles.map((index) => `M${90 + index * 46}-424L${num(30 + index * 50)}-326`).join(''),
      c.tileShade,
      6,
    ) +
    line(`M-106-340Q-90-318-64-314H${long}`, c.gold, 12) +
    line(`M70-430H${long}`, c.tileShade, 18)
  return placed(x, y, scale, body + roof)
}

export interface GardenHouseColours {
  tile: string
  tileShade: string
  timber: string
  dark: string
  lamp: string
  stone: string
}

/** A garden house (nhà rường) of Hue: a low tiled roof on timber posts, carved doors; ground at y, 330 units wide, 150 tall. */
export function gardenHouse(x: number, y: number, scale: number, c: GardenHouseColours): string {
  const walls =
    rect(-140, -72, 280, 64, c.dark) +
    range(9)
      .map((index) => rect(-136 + index * 31, -66, 24, 56, index % 4 === 0 ? c.timber : c.lamp))
      .join('') +
    line(
      range(9)
        .map((index) => `M${-124 + index * 31}-66V-10M${-136 + index * 31}-42h24`)
        .join(''),
      c.timber,
      2.4,
    ) +
    line('M-150-76V-6M-94-76V-6M-32-76V-6M30-76V-6M92-76V-6M150-76V-6', c.timber, 6)
  const roof = curvedRoof({
    x: 0,
    y: -76,
    half: 172,
    ridge: 112,
    height: 66,
    fill: c.tile,
    trim: c.tileShade,
  })
  const step = rect(-164, -10, 328, 12, c.stone)
  return placed(x, y, scale, walls + step + roof)
}
