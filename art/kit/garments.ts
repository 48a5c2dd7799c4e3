import type { Scene } from '../scene'
import { lying, type Paper } from './goods'
import { circle, line, shape } from './shapes'

export interface GarmentCloth {
  cloth: string
  shade: string
  light: string
}

interface Top extends GarmentCloth {
  sleeves?: 'short' | 'long'
  neck?: 'round' | 'hood' | 'stand' | 'lapel'
  /** Opens down the front. */
  isOpen?: boolean
}

/** A garment for the upper body laid out flat, its middle on the origin, 400 units wide (700 with sleeves) and 530 tall. */
export function top({ cloth, shade, light, sleeves, neck = 'round', isOpen }: Top): string {
  const arms = {
    short: ['M-186-206L-330-60-236 34-168-50z', 'M186-206L330-60 236 34 168-50z'],
    long: ['M-186-206Q-260-120-350 190L-262 226-160 0z', 'M186-206Q260-120 350 190L262 226 160 0z'],
  }
  const cuffs = {
    short: 'M-318-72L-226 20M318-72L226 20',
    long: 'M-342 162L-254 198M342 162L254 198',
  }
  const hood =
    shape('M-112-226Q-150-400 0-410 150-400 112-226z', shade) +
    shape('M-76-226Q-100-350 0-356 100-350 76-226z', '#2a2233', 0.55)
  const necks = {
    round:
      shape('M-84-254Q0-160 84-254L64-258Q0-190-64-258z', light) +
      shape('M-64-258Q0-190 64-258z', shade),
    hood: shape('M-112-236Q0-130 112-236L84-262Q0-190-84-262z', light),
    stand:
      shape('M-86-258Q0-172 86-258L72-310Q0-282-72-310z', light) +
      shape('M-72-310Q0-282 72-310 0-334-72-310z', shade),
    lapel:
      shape('M-84-258L0-20 84-258 0-200z', '#fff6e4') +
      shape(
        'M-84-262L-130-200-60-150-70-110 0 0-50-200zM84-262L130-200 60-150 70-110 0 0 50-200z',
        light,
      ),
  }
  return (
    (neck === 'hood' ? hood : '') +
    (sleeves
      ? arms[sleeves].map((d, index) => shape(d, index ? shade : cloth)).join('') +
        line(cuffs[sleeves], light, 14)
      : '') +
    shape('M-84-258Q0-180 84-258L190-206Q166-60 180 262 0 290-180 262-166-60-190-206z', cloth) +
    shape('M120-240L190-206Q166-60 180 262 150 270 104 274 60 60 120-240z', shade) +
    necks[neck] +
    (isOpen ? line('M0-190V276', shade, 9) : '')
  )
}

/** Patch pockets with flaps to both sides, their upper edge at y. */
export function pockets(y: number, light: string, shade: string): string {
  return (
    shape(
      `M-146 ${y}H-40V${y + 96}L-93 ${y + 112}-146 ${y + 96}zM40 ${y}H146V${y + 96}L93 ${y + 112} 40 ${y + 96}z`,
      shade,
    ) +
    shape(
      `M-150 ${y - 8}H-36V${y + 24}L-93 ${y + 40}-150 ${y + 24}zM36 ${y - 8}H150V${y + 24}L93 ${y + 40} 36 ${y + 24}z`,
      light,
    )
  )
}

/** Trousers laid out flat: waist at -300, hems at `hem`, as wide as asked below. */
export function trousers({ cloth, shade, light }: GarmentCloth, hem: number, wide: number): string {
  return (
    shape(`M-150-300H150L${60 + wide} ${hem}H26L0-70-26 ${hem}H-${60 + wide}z`, cloth) +
    shape(`M90-300H150L${60 + wide} ${hem}H${20 + wide * 0.7}z`, shade) +
    shape(`M-26 ${hem}L0-70 10-30-6 ${hem}z`, shade) +
    shape('M-154-316H154V-262H-154z', light) +
    line('M0-262V-70M-130-254Q-110-190-60-180M130-254Q110-190 60-180', shade, 8)
  )
}

/** A row of buttons down the front. */
export function buttons(from: number, to: number, count: number, fill: string): string {
  return Array.from({ length: count }, (_, index) =>
    circle(0, from + ((to - from) * index) / (count - 1), 11, fill),
  ).join('')
}

/** A picture of a garment laid out flat on coloured paper. */
export function garment(paper: Paper, thing: string, size = 1): Scene {
  return lying(paper, thing, { size, shift: [-6, size > 1 ? 0 : 26], turn: -3 })
}
