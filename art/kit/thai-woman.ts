import { limb } from './limb'
import { profileHead } from './profile-bust'
import { range } from './rng'
import { line, placed, rect, shape } from './shapes'
import { whole } from './whole-path'

export const thaiSkin = '#d09062'
export const thaiSkinShade = '#a06a48'
export const thaiBlack = '#1c1a2e'
export const thaiBlackLight = '#2f2c48'

/** A Thái woman's head in profile to the left under an indigo scarf with embroidered ends; chin at the origin, 110 units tall. */
export const thaiHead = placed(
  19,
  -46,
  0.31,
  profileHead(
    { skin: thaiSkin, shade: thaiSkinShade, hair: '#1c1420' },
    shape(
      'M-84-46Q-110-130-50-172 30-206 112-158 160-120 150-30L164 120 96 128 84-10Q30-74-84-46z',
      '#2b3a8c',
    ) +
      shape('M70-178Q150-140 150-30L164 120 96 128 84-10Q110-90 70-178z', '#1c2766') +
      line('M-92-100Q10-150 130-80', '#4a5cb4', 9) +
      line('M94 66L158 58', '#e8384a', 20) +
      line('M96 94L160 86', '#ffd25a', 14) +
      line('M98 116L162 108', '#4fb08c', 12),
    false,
  ),
  false,
  -4,
)

/** The embroidered hem of a skirt: bands with lozenges. */
export function thaiHem(from: number, to: number, y: number, tall: number): string {
  const step = (to - from) / 7
  return (
    rect(from, y - tall, to - from, tall, '#c22a44') +
    line(`M${from},${y - tall}H${to}M${from},${y}H${to}`, '#ffd25a', 5) +
    shape(
      range(7)
        .map(
          (index) =>
            whole`M${from + (index + 0.5) * step},${y - tall + 5}l${step * 0.4},${tall / 2 - 5} ${-step * 0.4},${tall / 2 - 5} ${-step * 0.4},${-tall / 2 + 5}z`,
        )
        .join(''),
      '#4fb08c',
    )
  )
}

/** The tight blouse of a Thái woman with its row of silver clasps, waist at (0, 0), neck 150 above, facing left. */
export function thaiBlouse(fill: string, fold: string): string {
  return (
    shape('M-50 4Q-66-82-42-130-10-158 30-148 62-130 62-70 60-30 50 4 0 14-50 4z', fill) +
    shape('M30-148Q62-130 62-70 60-30 50 4 34 8 16 9 42-70 12-151z', fold) +
    line('M-34-126Q-54-60-40 2', '#fffaf0', 5) +
    line('M-44-106h.1M-49-78h.1M-49-50h.1M-45-22h.1', '#dfe6ee', 13) +
    shape('M-54-2Q0 14 52-2L54 24Q0 40-54 24z', '#3fa06c') +
    shape('M20 6Q38 4 52-2L54 24Q38 29 20 30z', '#2a7450')
  )
}

/** A Thái woman on a low stool with both hands out to the left, what they hold drawn around (-130, -200); ground at the origin, 350 units tall. */
export function seatedThaiWoman(fill: string, fold: string, held: string): string {
  return (
    shape('M-26-56H74V-42H-26zM-16-44L-26 0H-10L0-44zM54-44L64 0H80L66-44z', '#7a4a2c') +
    shape('M-150 6Q-126-18-94-8V8H-150z', thaiSkin) +
    shape('M-56-122Q-132-120-140-16L-126-2H-60L-44-46Q-6-40 36-52 76-70 52-122z', thaiBlack) +
    shape('M-56-122Q-132-120-140-16L-126-2-118-12Q-112-92-44-100z', thaiBlackLight) +
    placed(-95, 0, 1, thaiHem(-36, 34, -4, 26)) +
    placed(
      0,
      -122,
      1,
      limb(
        [
          [-12, -118, 18],
          [-58, -80, 15],
          [-104, -94, 12],
        ],
        fold,
      ),
    ) +
    placed(0, -122, 1, thaiBlouse(fill, fold)) +
    held +
    limb(
      [
        [14, -232, 19],
        [-30, -172, 16],
        [-104, -196, 12],
      ],
      fill,
    ) +
    limb(
      [
        [-96, -196, 11],
        [-128, -200, 12],
      ],
      thaiSkin,
    ) +
    shape('M-30-286L-36-262Q-10-246 16-262L14-300z', thaiSkinShade) +
    placed(-30, -280, 1, thaiHead)
  )
}
