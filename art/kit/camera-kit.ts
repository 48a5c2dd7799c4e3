import { range } from './rng'
import { circle, clipped, ellipse, line, placed, rect, shape, verticalGradient } from './shapes'

export interface CameraColours {
  leather: string
  leatherShade: string
  metal: string
  metalShade: string
  strap: string
  strapLight: string
}

/** A film camera from the front, its strap in a loop, a view mirrored in the lens; foot at y, 520 units wide and 350 tall. */
export function filmCamera(
  x: number,
  y: number,
  scale: number,
  c: CameraColours,
  view: string,
): string {
  const strap = 'M-250-222Q-340-190-346-50T-200 58Q0 26 140 56T352-40Q346-190 250-222'
  const lens =
    circle(0, -136, 152, '#15121c') +
    `<circle cx="0" cy="-136" r="140" fill="none" stroke="${c.metalShade}" stroke-width="9"/>` +
    `<circle cx="0" cy="-136" r="126" fill="none" stroke="#3a3545" stroke-width="12" stroke-dasharray="6 8"/>` +
    circle(0, -136, 108, '#221e2c') +
    placed(0, -136, 1, clipped('lv', 'M-94 0A94 94 0 0 1 94 0 94 94 0 0 1-94 0z', view)) +
    shape('M-70-176Q-58-216-18-224-48-202-56-166zM40-74Q66-88 74-116 82-84 52-60z', '#fff', 0.55)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 4, 290, 18, '#000', 0.25) +
      line(strap, c.strap, 24) +
      line(strap, c.strapLight, 5) +
      rect(-176, -318, 64, 26, c.metalShade) +
      rect(-168, -330, 48, 16, c.metal) +
      rect(130, -314, 76, 22, c.metalShade) +
      circle(168, -318, 20, '#e0322a') +
      shape('M-92-292L-66-346Q-62-354-52-354H52Q62-354 66-346L92-292z', c.metal) +
      shape('M30-354H52Q62-354 66-346L92-292H48z', c.metalShade) +
      rect(-34, -336, 68, 34, '#2b2636') +
      shape('M-28-330H4L-16-308H-28z', '#8fb5c9') +
      shape(
        'M-250-20V-270Q-250-292-228-292H228Q250-292 250-270V-20Q250 0 228 0H-228Q-250 0-250-20z',
        c.metal,
      ) +
      rect(-250, -240, 500, 196, c.leather) +
      rect(150, -240, 100, 196, c.leatherShade) +
      rect(-250, -44, 500, 12, c.metalShade) +
      rect(-214, -276, 44, 24, '#ffe9a8') +
      circle(206, -264, 11, '#e0322a') +
      lens,
  )
}

/** Karsts, a red sail and a low sun in a round lens of radius 94 around its origin. */
export function karstReflection(): string {
  return (
    verticalGradient('kr', [
      [0, '#1f5f9a'],
      [0.5, '#f2a25c'],
      [1, '#ffe0a0'],
    ]) +
    rect(-100, -100, 200, 122, 'url(#kr)') +
    rect(-100, 18, 200, 90, '#1f7f86') +
    circle(26, -8, 24, '#fff3cf') +
    shape(
      'M-100 20V-34L-86-56-70-60-58-40-52 20zM-44 20L-40-20-28-38-14-34-6 20zM46 20L52-30 62-52 80-58 100-40V20z',
      '#23405e',
    ) +
    shape('M-16 20L-10-6 2-16 14-8 20 20z', '#3f6a7e') +
    shape('M18 46L20 4Q46 20 44 46z', '#e0322a') +
    line('M4 50H52', '#2b1a20', 8) +
    line('M10 66H40M-30 60H-4M-10 80H34', '#fff3cf', 4, 0.8)
  )
}

/** A lens standing on its mount, glass up and to the front; foot at y, 150 units wide and 210 tall. */
export function standingLens(
  x: number,
  y: number,
  scale: number,
  barrel: string,
  shade: string,
  ring: string,
): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 2, 90, 14, '#000', 0.25) +
      shape('M-64-10V-120L-76-136V-200H76V-136L64-120V-10Q0 12-64-10z', barrel) +
      shape('M24 1V-200H76V-136L64-120V-10Q46-2 24 1z', shade) +
      line('M-64-64H64', ring, 10) +
      line(
        range(13)
          .map((index) => `M${-66 + index * 11}-166v22`)
          .join(''),
        shade,
        5,
      ) +
      ellipse(0, -200, 76, 20, shade) +
      ellipse(0, -200, 60, 14, '#3f8fae') +
      ellipse(-16, -203, 24, 5, '#c9f0f2'),
  )
}

/** A roll of film, its tongue pulled out in a curve; foot at y, canister 96 units wide, tongue 330 long to the right. */
export function filmRoll(
  x: number,
  y: number,
  scale: number,
  can: string,
  shade: string,
  strip: string,
  frameColour: string,
): string {
  const tongue = 'M40-112Q140-150 220-100T360-84L368-8Q300-40 222-26T44-20z'
  const holes = range(10)
    .map(
      (index) =>
        `M${70 + index * 29}-${[118, 126, 124, 114, 102, 94, 90, 86, 84, 84][index]}h10` +
        `M${70 + index * 29}-${[28, 32, 34, 34, 32, 32, 32, 30, 28, 24][index]}h10`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    ellipse(80, 2, 200, 12, '#000', 0.22) +
      shape(tongue, strip) +
      line(holes, frameColour, 7) +
      shape(
        'M84-100Q112-112 140-108V-44Q112-42 84-42zM160-104Q190-98 216-86V-46Q190-48 160-46zM236-80Q266-72 296-72V-42Q266-46 236-48z',
        frameColour,
        0.55,
      ) +
      rect(-14, -148, 28, 24, '#2b2636') +
      rect(-52, -132, 104, 16, '#2b2636') +
      rect(-48, -118, 96, 108, can) +
      rect(16, -118, 32, 108, shade) +
      rect(-48, -84, 96, 26, '#fff6e4') +
      rect(-52, -14, 104, 16, '#2b2636'),
  )
}
