import { cashews } from './pantry'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { pad } from './still-life'

/** A stand-up pouch with a round window of print on it: `print` is drawn around (0, -270); foot on the origin, 380 units wide and 560 tall. */
export function fruitPouch(paper: string, shade: string, band: string, print: string): string {
  return (
    shape('M-176-20Q-150-300-170-560H170Q150-300 176-20 90 16 0 16T-176-20z', paper) +
    shape('M110-560H170Q150-300 176-20 140 0 96 8 130-280 110-560z', shade) +
    shape('M-170-560H170L166-500H-166z', band) +
    circle(0, -534, 13, '#3a5a2a') +
    ellipse(0, -8, 150, 20, shade, 0.6) +
    circle(0, -270, 134, '#fffaf0') +
    print +
    line('M-90-96H90M-56-64H56', band, 14)
  )
}

/** The mango that is printed on a pouch. */
export const mangoPrint =
  shape('M-6-356Q76-360 88-270 84-176 0-180-92-184-86-262-74-340-6-356z', '#ffae1f') +
  shape('M-6-356Q76-360 88-270 84-190 20-182 70-280-6-356z', '#f2702a', 0.85) +
  shape('M-64-266Q-60-314-24-330-46-290-50-246z', '#ffd98a') +
  shape('M0-356Q20-430 110-414 84-352 0-356z', '#3f9c4f') +
  line('M2-358Q50-390 96-408', '#a5d67a', 5)

/** A stand-up pouch of dried mango, a mango and its leaf printed on it; foot on the origin, 380 units wide and 560 tall. */
export function mangoPouch(paper: string, shade: string, light: string): string {
  return (
    ellipse(10, 0, 220, 18, '#000', 0.26) +
    fruitPouch(paper, shade, shade, mangoPrint) +
    line('M-160-514H160', light, 6)
  )
}

/** Strips of dried mango fanned out on a plate; foot on the origin, 420 units wide. */
export function mangoPlate(glaze: string, paint: string): string {
  const strip = (degrees: number, fill: string) =>
    placed(
      0,
      -40,
      1,
      shape('M-24 0Q-44-110-14-176 16-190 30-160 44-90 22 0z', fill) +
        line('M0-20Q-12-90 6-150', '#ffd987', 6),
      false,
      degrees,
    )
  return (
    ellipse(10, 6, 240, 26, '#000', 0.24) +
    ellipse(0, -22, 220, 44, glaze) +
    ellipse(0, -28, 184, 32, paint) +
    [-78, -52, 52, 78, -26, 26, 0]
      .map((degrees, index) =>
        strip(degrees, ['#e8901f', '#f2a52c', '#f9b93f'][index % 3] ?? '#f2a52c'),
      )
      .join('')
  )
}

/** A jute sack rolled open and heaped with roasted beans, a wooden scoop in it; foot on the origin, 520 units wide and 560 tall. */
export function beanSack(jute: string, shade: string, light: string, badge: string): string {
  const random = createRandom(9)
  const beans = range(44).map(() => {
    const across = between(random, -1, 1)
    return {
      x: Math.round(across * 196),
      y: Math.round(-452 - between(random, 0, 1 - across * across) * 74),
      turn: Math.round(random() * 160),
    }
  })
  const bean = (fill: string) =>
    ellipse(0, 0, 24, 16, fill) + line('M-18 2Q-4-8 4 2T20-2', '#2b140e', 4)
  return (
    ellipse(10, 0, 290, 22, '#000', 0.28) +
    shape('M-214-430Q-270-230-240-40-200 12 0 12T240-40Q270-230 214-430z', jute) +
    shape('M120-430H214Q270-230 240-40 210-4 130 6 200-220 120-430z', shade) +
    line('M-180-390Q-210-200-190-20M-100-380Q-120-200-104-4M90-380Q110-200 100 0', shade, 4, 0.7) +
    ellipse(0, -440, 216, 60, '#2b140e') +
    shape('M-206-446Q-160-540 0-544T206-446Q120-410 0-410T-206-446z', '#4a2416') +
    beans
      .map(({ x, y, turn }, index) =>
        placed(x, y, 1, bean(index % 3 ? '#5f2f1c' : '#84492c'), false, turn),
      )
      .join('') +
    placed(
      96,
      -520,
      1,
      shape('M-70-20Q-80 50 0 56T70-20z', '#c98a4a') +
        shape('M20-20H70Q66 44 0 56 40 20 20-20z', '#9a6430') +
        ellipse(0, -20, 70, 20, '#5f2f1c') +
        line('M56-30L190-140', '#c98a4a', 26) +
        line('M62-24L192-132', '#9a6430', 8),
      false,
      8,
    ) +
    shape(
      'M-232-452Q-200-390 0-384T232-452Q256-400 226-376 120-330 0-330T-226-376Q-256-400-232-452z',
      light,
    ) +
    shape('M90-390Q200-400 232-452 256-400 226-376 170-350 96-338z', jute) +
    circle(0, -170, 104, badge) +
    circle(0, -170, 88, '#fff1cf') +
    shape('M-34-150Q-44-230 10-236 62-220 44-144 10-108-34-150z', '#8a3a22') +
    line('M8-232Q-22-180 12-124', '#fff1cf', 8)
  )
}

/** A cashew apple hanging by its stalk with the nut below it; stalk at the origin, 150 units wide and 290 tall. */
export function cashewApple(skin: string, shade: string, light: string): string {
  return (
    line('M0-30V10', '#5a6a34', 10) +
    shape('M0 0Q56-6 66 60 78 140 50 190 20 214-14 206-60 200-66 130-70 10 0 0z', skin) +
    shape('M0 0Q56-6 66 60 78 140 50 190 30 208 8 206 56 100 0 0z', shade) +
    shape('M-48 60Q-44 24-20 18-34 70-30 130-50 110-48 60z', light) +
    shape(
      'M-34 200Q-60 250-20 276 26 292 46 250 50 226 30 222 12 240-4 228-8 196-34 200z',
      '#8a7f5a',
    ) +
    shape('M-26 208Q-44 246-14 264-2 268 10 266-20 240-14 206z', '#b5ab80')
  )
}

/** A bowl of roasted cashews; foot on the origin, 460 units wide and 220 tall. */
export function cashewBowl(glaze: string, shade: string, paint: string): string {
  return (
    ellipse(10, 0, 190, 16, '#000', 0.28) +
    shape(
      'M-222-176Q-170-262-80-286 0-310 90-284 180-256 222-176 120-110 0-110T-222-176z',
      '#b97a38',
    ) +
    cashews(-186, -206, 330, 20, 26, 5) +
    cashews(-140, -240, 240, 24, 24, 8) +
    cashews(-80, -276, 130, 20, 12, 12) +
    shape('M-230-180Q-216-30-90-8H90Q216-30 230-180 120-140 0-140T-230-180z', glaze) +
    shape('M120-156Q190-166 230-180 216-30 90-8H30Q120-50 120-156z', shade) +
    line('M-190-120Q-100-84 0-84T190-120', paint, 9) +
    range(5)
      .map((index) => circle(-120 + index * 60, -50 - Math.abs(index - 2) * 4, 11, paint))
      .join('') +
    rect(-80, -14, 160, 16, shade)
  )
}

/** A dried noodle nest from above, 200 units across, centred on the origin. */
export function noodleNest(): string {
  return (
    pad(-100, -92, 212, 204, 54, '#3a1a1c').replace('/>', ' opacity=".3"/>') +
    pad(-106, -104, 212, 204, 54, '#f3dfb0') +
    line(
      'M-86-60Q-40-96 0-60T86-60M-88-30Q-44-66 0-30T88-30M-90 0Q-44-36 0 0T90 0M-88 30Q-44-6 0 30T88 30M-86 60Q-44 24 0 60T86 60M-70 86Q-30 60 0 82T70 84M-60-88Q-20-100 20-84T80-86',
      '#d9b878',
      8,
    ) +
    line(
      'M-86-46Q-44-82 0-46T86-46M-88 14Q-44-22 0 14T88 14M-86 74Q-44 40 0 72T80 72',
      '#fff3d4',
      5,
    )
  )
}

/** A star anise from above, 120 units across, centred on the origin. */
export function starAnise(): string {
  return (
    range(8)
      .map((index) =>
        placed(
          0,
          0,
          1,
          shape('M0 0Q-20-30 0-62 20-30 0 0z', '#6a2f1c') + ellipse(0, -32, 6, 12, '#c9854a'),
          false,
          index * 45 + (index % 2) * 6,
        ),
      )
      .join('') + circle(0, 0, 8, '#3a1710')
  )
}

/** A stick of cinnamon bark, rolled at both edges; 230 units long, centred on the origin. */
export function cinnamonStick(): string {
  return (
    pad(-112, -18, 230, 48, 12, '#4a1d12') +
    pad(-116, -26, 232, 24, 12, '#b5622f') +
    pad(-116, -2, 232, 24, 12, '#9a4c24') +
    line('M-96-16H90M-80 10H100', '#d98a4c', 4)
  )
}
