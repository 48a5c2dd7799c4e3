import { hoop } from './hoop'
import { range } from './rng'
import { circle, ellipse, line, rect, shape } from './shapes'
import { pad } from './still-life'

/** A small camera from the front, 300 units wide and 200 tall, centred on the origin. */
export function compactCamera(body: string, shade: string, leather: string): string {
  return (
    pad(-110, -124, 70, 40, 10, shade) +
    shape('M-40-96L-22-138H54L70-96z', body) +
    pad(-150, -100, 300, 190, 26, body) +
    rect(-150, -46, 300, 96, leather) +
    rect(96, -100, 30, 190, '#000', 0.12) +
    circle(10, 0, 86, '#1d1a2a') +
    circle(10, 0, 70, '#3a3550') +
    circle(10, 0, 50, '#1f5a78') +
    circle(10, 0, 28, '#0f2f4c') +
    circle(-10, -18, 13, '#d8f0f4') +
    rect(-124, -84, 44, 24, '#2b2233') +
    circle(118, -76, 10, '#e0322a')
  )
}

/** A camera hanging from a peg at the origin by a wide woven strap, 700 units tall in all. */
export function cameraOnStrap(
  weave: string,
  light: string,
  leather: string,
  camera: string,
): string {
  const strap = 'M-136 500C-190 360-150 150-20 20M164 500C220 340 150 140 20 20'
  const dashes = (colour: string, width: number, dash: string, offset: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}" d="${strap}"/>`
  return (
    line(strap, '#000', 66, 0.18) +
    line(strap, weave, 58) +
    dashes(light, 58, '7 33', 0) +
    dashes('#e0402a', 30, '14 26', 30) +
    dashes('#ffd98a', 12, '8 32', 26) +
    line('M-136 500L-132 590M164 500L156 590', leather, 34) +
    line('M-136 470V500M164 470V500', leather, 60) +
    line('M-132 596V626M156 596V626', '#d3dae2', 12) +
    `<g transform="translate(12,700)scale(1.12)">${camera}</g>` +
    circle(0, 6, 34, '#7a4a2c') +
    circle(-6, -2, 22, '#b5764a')
  )
}

/** A tripod with a camera on its head, looking to the right; feet around the origin, 420 units wide and 720 tall. */
export function tripodCamera(metal: string, shade: string, camera: string): string {
  return (
    line('M0-440L16-20', shade, 26) +
    line('M0-450L-190 0M0-450L196 0', metal, 30) +
    line('M-84-250L-190 0M86-250L196 0', shade, 20) +
    [-80, 82].map((x) => circle(x, -262, 21, '#e0402a')).join('') +
    circle(8, -238, 19, '#e0402a') +
    line('M-98-230L10-170 104-222', shade, 10) +
    rect(-17, -560, 34, 140, metal) +
    pad(-46, -472, 92, 50, 14, shade) +
    circle(0, -572, 30, shade) +
    line('M30-566L120-520', metal, 14) +
    rect(-60, -608, 120, 20, '#e0402a') +
    pad(-96, -724, 192, 118, 18, camera) +
    shape('M-50-720L-36-760H34L48-720z', camera) +
    rect(92, -708, 96, 86, shade) +
    rect(186, -720, 30, 110, camera) +
    rect(-84, -690, 40, 70, shade)
  )
}

/** A filter's knurled ring around a hole of radius 230, its thread and index mark; centred on the origin. */
export function filterRing(metal: string, light: string, mark: string): string {
  return (
    hoop(0, 0, 250, metal, 46) +
    `<circle r="262" fill="none" stroke="${light}" stroke-width="22" stroke-dasharray="5 9"/>` +
    hoop(0, 0, 234, light, 5) +
    shape('M-13-276H13L0-240z', mark)
  )
}

/** A fist that holds up something round by its rim, to be drawn behind it: its knuckles at (180, 330), the sleeve runs down; the rim's foot is at (0, 250). */
export function holdingFist(skin: string, shade: string, sleeve: string): string {
  return (
    shape(
      'M96 240Q150 190 214 216T316 262Q350 300 344 372T300 520L312 640H150L146 520Q84 430 96 240z',
      skin,
    ) +
    shape('M316 262Q350 300 344 372T300 520L312 640H236Q262 440 250 226z', shade) +
    line('M214 236Q250 300 228 360M282 268Q306 330 282 390', shade, 7) +
    shape('M130 590L326 582 360 820H116z', sleeve) +
    line('M132 606L326 598', '#fff1cf', 12)
  )
}

/** The thumb of that fist, to be drawn over the rim. */
export function holdingThumb(skin: string, shade: string): string {
  return (
    shape('M44 218Q22 182 52 168T108 190L176 330Q206 400 190 470 120 470 100 380z', skin) +
    shape('M52 176Q70 168 92 190L98 206Q76 214 62 206 48 190 52 176z', '#f2c4a0') +
    line('M176 330Q206 400 190 470', shade, 7)
  )
}

/** A clear dry box with clips, a camera and lenses on its foam and a hygrometer in its front; foot on the origin, 720 units wide and 460 tall. */
export function dryBox(frameColour: string, camera: string): string {
  return (
    ellipse(10, 4, 410, 22, '#000', 0.28) +
    pad(-340, -400, 680, 400, 40, '#e9f4f2').replace('/>', ' opacity=".5"/>') +
    pad(-312, -92, 624, 70, 16, '#2b2f44') +
    `<g transform="translate(-130,-176)scale(0.9)">${camera}</g>` +
    pad(66, -236, 104, 150, 16, '#2b2233') +
    ellipse(118, -232, 52, 17, '#4a4460') +
    ellipse(118, -233, 36, 11, '#5aa0b5') +
    rect(66, -170, 104, 12, '#e0402a') +
    pad(194, -196, 84, 110, 14, '#e6e9f2') +
    ellipse(236, -194, 42, 14, '#b9c2d3') +
    line('M194-140h84', '#8a94ad', 7) +
    shape('M-320-360H-250L-290-30Q-322-26-322-60zM210-372H260L216-30H166z', '#fff', 0.28) +
    `<rect x="-340" y="-400" width="680" height="400" rx="40" fill="none" stroke="#fff" stroke-width="9" opacity=".85"/>` +
    pad(-360, -450, 720, 78, 26, frameColour) +
    rect(-360, -398, 720, 14, '#000', 0.18) +
    pad(-64, -480, 128, 44, 16, '#2b2f44') +
    [-220, 220]
      .map(
        (x) => pad(x - 36, -412, 72, 74, 12, '#2b2f44') + pad(x - 18, -396, 36, 42, 8, '#f6c34a'),
      )
      .join('') +
    circle(0, -322, 62, '#fffaf0') +
    hoop(0, -322, 58, '#2b2f44', 9) +
    shape('M-44-322A44 44 0 0 1-22-360L0-322z', '#f2ae2c') +
    shape('M-22-360A44 44 0 0 1 22-360L0-322z', '#3fae6a') +
    shape('M22-360A44 44 0 0 1 44-322L0-322z', '#3f8fc4') +
    line('M0-322L-8-356', '#e0322a', 7) +
    circle(0, -322, 8, '#2b2233') +
    range(5)
      .map((index) => line(`M${-30 + index * 15} -296v8`, '#2b2233', 3))
      .join('')
  )
}
