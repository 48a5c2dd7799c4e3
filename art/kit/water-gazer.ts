import { skin } from './palettes'
import { circle, line, placed, shape } from './shapes'

/** A girl leaning out over a boat's side to the right, in profile, a diving mask pushed up, one hand in the water; the gunwale under her chest at (x, y), 400 units wide and tall; her knees run off below. */
export function waterGazer(
  x: number,
  y: number,
  scale: number,
  suit: string,
  fold: string,
  mask: string,
): string {
  const dark = '#a8673f'
  const body =
    shape('M-230 230Q-236 70-70-38-8-86 46-66 74-40 44 18-30 100-60 250z', suit) +
    shape('M-60 250Q-30 100 44 18 60-16 54-44 10 20-60 60-120 110-140 250z', fold) +
    line('M-66-30Q-30 20-6 70M6-68Q22-40 28-6', fold, 7)
  const head =
    line('M36-62L72-116', dark, 44) +
    shape(
      'M60-108Q42-172 82-202 122-216 142-186L148-164 170-146 154-136 156-120 147-115 143-98Q112-84 88-94z',
      skin,
    ) +
    shape('M143-98Q112-84 88-94L72-112Q110-100 143-98z', dark) +
    line('M134-162Q142-156 150-160M144-122Q150-116 156-121', '#2a1620', 4.5) +
    shape(
      'M74-92Q28-104 40-168 52-214 92-216 130-214 144-184 112-182 106-152 104-128 88-122 84-104 74-92z',
      '#1d1420',
    ) +
    line('M46-150Q-4-160-14-104-16-70-34-56', '#1d1420', 24)
  const goggles =
    line('M44-176Q80-204 126-206', '#241c2e', 8) +
    shape('M112-226Q146-230 160-204 158-182 146-178 128-178 118-196z', mask) +
    shape('M122-218Q142-220 150-202 148-190 142-188 130-190 124-202z', '#d6f4f0')
  const nearArm =
    line('M10-32L96 62', skin, 40) +
    line('M96 62L196 92', skin, 30) +
    circle(204, 94, 17, skin) +
    line('M206 96l22 8M204 102l16 12', skin, 10)
  return placed(x, y, scale, body + head + goggles + nearArm)
}
