import { lying } from '../../kit/goods'
import { circle, line, placed, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const oval = (x: number, y: number, rx: number, ry: number, width: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** A phone from the front, 290 units wide and 580 tall, a map on its screen. */
const phone = (body: string) =>
  pad(-145, -290, 290, 580, 44, body) +
  pad(-125, -268, 250, 536, 28, '#cfe8da') +
  shape('M-125-80Q-40-160 125-120V40Q0 0-125 90z', '#8fcbe0') +
  line('M-60 268Q-80 90 20 40T60-268', '#fff', 34) +
  line('M-60 268Q-80 90 20 40T60-268', '#f2b23c', 18) +
  shape('M20 30Q-40-50 20-90 80-50 20 30z', '#d8412a') +
  circle(20, -36, 15, '#fff')

/** What goes with a phone. */
export const phoneThingsScenes: Record<string, Scene> = {
  'product-phone-mount': lying(
    ['#e8b24a', '#f1c264', '#b07c1a'],
    line('M-420 230Q-200 150 0 150T420 230', '#26323f', 60) +
      line('M-420 230L-300 186M420 230L300 186', '#d8412a', 76) +
      pad(-70, 90, 140, 130, 30, '#14181f') +
      placed(0, -70, 0.94, phone('#1d242d')) +
      line('M-150-250L-96-190M150-250L96-190M-150 110L-96 50M150 110L96 50', '#d8412a', 46),
    { shift: [0, 40] },
  ),
  'product-phone-lanyard': lying(
    ['#f2a7b8', '#f8bdcb', '#bb7082'],
    `<path d="M-100 300Q-400 100-250-200T140-340 330-120 100 300" fill="none" stroke="#1f6f7f" stroke-width="26"/>` +
      '<path d="M-100 300Q-400 100-250-200T140-340 330-120 100 300" fill="none" stroke="#f2c95a" stroke-width="26" stroke-dasharray="22 60"/>' +
      placed(0, 60, 0.9, phone('#26323f')) +
      pad(-120, 290, 60, 40, 12, '#f2c95a') +
      pad(60, 290, 60, 40, 12, '#f2c95a'),
    { size: 0.96 },
  ),
  'product-screen-protector': lying(
    ['#5f7fae', '#7694c0', '#3e5a85'],
    placed(-90, 30, 0.96, phone('#1d242d'), false, -8) +
      placed(
        130,
        -40,
        1,
        pad(-150, -290, 300, 560, 44, '#e4f4f8') +
          pad(-128, -268, 256, 516, 30, '#b9dfea') +
          shape('M-110-200L60-260 20-60-120 60z', '#e4f4f8') +
          pad(-30, -320, 60, 80, 12, '#d8412a'),
        false,
        10,
      ).replace('<g ', '<g opacity=".9" '),
  ),
  'product-dive-housing': lying(
    ['#2f8fb5', '#45a3c7', '#1b6484'],
    pad(-230, -330, 460, 660, 70, '#f2b01f') +
      pad(-190, -290, 380, 580, 44, '#26323f') +
      pad(-164, -264, 328, 528, 30, '#8fd8e0') +
      shape('M-164 60Q-60-10 40 40T164 20V234Q164 264 134 264H-134Q-164 264-164 234z', '#2fa08a') +
      shape(
        'M-110 264Q-150 160-90 110-100 190-60 264zM-40 264Q-30 190 10 150 0 210 20 264z',
        '#e8604a',
      ) +
      shape('M-60-90Q20-150 80-90L130-130V-40L80-80Q20-20-60-90z', '#f07a3a') +
      circle(-24, -94, 10, '#26323f') +
      circle(0, -120, 0, '#fff') +
      circle(90, -200, 18, '#dff4f6') +
      circle(60, -160, 11, '#dff4f6') +
      circle(250, -140, 46, '#d8412a') +
      circle(250, 0, 46, '#e9eef0') +
      circle(250, 140, 46, '#e9eef0') +
      pad(-290, -60, 70, 150, 24, '#c4850f'),
    { size: 0.98, turn: 6 },
  ),
  'product-tracker-tag': lying(
    ['#f0655a', '#f6807a', '#b23a33'],
    oval(0, -230, 80, 90, 28, '#c9d2d6') +
      shape('M-70-190H70L90-40H-90z', '#7a4a2a') +
      circle(0, 90, 220, '#7a4a2a') +
      circle(0, 90, 180, '#c9d2d6') +
      circle(-6, 84, 172, '#fbfbf8') +
      shape('M0 30Q-70-40 0-90', '#fbfbf8') +
      shape('M0 180Q-84 70-64 30-40-20 0-20T64 30Q84 70 0 180z', '#d8412a') +
      circle(0, 44, 28, '#fbfbf8') +
      circle(0, -140, 22, '#f2c95a') +
      line('M-110 40Q-90-20-40-40', '#dfe6e8', 14),
    { shift: [0, 20] },
  ),
}
