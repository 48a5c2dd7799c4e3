import { lying } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A passport from above, 240 units wide and 330 tall, a star on its cover. */
const passport = (fill: string) =>
  pad(-120, -165, 240, 330, 18, fill) +
  rect(-120, -165, 26, 330, '#000', 0.2) +
  circle(14, -20, 62, '#f2c95a') +
  circle(14, -20, 46, fill) +
  line('M-40-20H68M14-74V34M-30-54Q14-30 58-54M-30 14Q14-10 58 14', '#f2c95a', 8) +
  line('M-36 96H64M-16 124H44', '#f2c95a', 12)

const ticket = (fill: string) =>
  pad(-90, -230, 180, 400, 12, '#fffaf0') +
  rect(-90, -230, 180, 70, fill) +
  line('M-60-120H60M-60-80H30', '#9aa6ae', 13)

/** Wallets and sleeves. */
export const walletsScenes: Record<string, Scene> = {
  'product-document-wallet': lying(
    ['#5f9a8a', '#75ae9e', '#3b6f61'],
    placed(110, -110, 1, ticket('#d8412a'), false, 10) +
      placed(20, -130, 1, passport('#1f5f4a'), false, 4) +
      placed(-110, -120, 1, passport('#8f2330'), false, -6) +
      pad(-290, -110, 580, 400, 36, '#9a5a2c') +
      shape('M110-110H254Q290-110 290-74V254Q290 290 254 290H90Q160 90 110-110z', '#7a4420') +
      line('M-262-80H262V262H-262z', '#d99a5c', 9) +
      pad(200, 50, 120, 84, 30, '#6b3a1a') +
      circle(240, 92, 22, '#f2c95a'),
    { shift: [0, 10] },
  ),
  'product-passport-sleeve': lying(
    ['#f2b54a', '#f8c665', '#bb7f1c'],
    placed(0, -130, 1.2, passport('#1f5f4a')) +
      pad(-190, -130, 380, 400, 24, '#7a2240') +
      pad(-190, 216, 380, 60, 20, '#5a3620') +
      range(3)
        .map((row) =>
          range(4)
            .map(
              (column) =>
                shape(
                  `M${-180 + column * 92} ${-20 + row * 84}l42-40 42 40-42 40z`,
                  ['#f2b23c', '#2f8f8a', '#e8654a'][row] ?? '#f2b23c',
                ) + shape(`M${-158 + column * 92} ${-20 + row * 84}l20-20 20 20-20 20z`, '#fff1cf'),
            )
            .join(''),
        )
        .join('') +
      line('M-180-96H180', '#fff1cf', 12) +
      line('M-180-72H180', '#f2b23c', 9),
    { turn: -7 },
  ),
  'product-card-wallet': lying(
    ['#c8d8dc', '#dce8eb', '#8fa5ab'],
    placed(
      60,
      -170,
      1,
      pad(-160, -140, 400, 280, 18, '#3f9a6a') +
        line('M-120-80H200', '#c6ead4', 16) +
        circle(40, 10, 54, '#c6ead4'),
      false,
      6,
    ) +
      placed(
        -20,
        -120,
        1,
        pad(-210, -140, 420, 280, 22, '#f2b23c') + rect(-210, -96, 420, 50, '#8a5f14'),
        false,
        -3,
      ) +
      placed(
        0,
        -60,
        1,
        pad(-220, -150, 440, 290, 22, '#3f6fa8') + pad(-180, -104, 84, 64, 12, '#f2dca0'),
      ) +
      pad(-270, -60, 540, 330, 34, '#6a3a24') +
      shape('M110-60H240Q270-60 270-26V236Q270 270 236 270H90Q160 110 110-60z', '#4f2a18') +
      shape('M-270 20H270V60H-270z', '#7d4a30') +
      line('M-246-34H246V246H-246z', '#c08a5c', 8),
  ),
  'product-memory-wallet': lying(
    ['#e9c08a', '#f2d0a0', '#b48850'],
    pad(-330, -240, 650, 480, 36, '#5a3426') +
      rect(-8, -240, 16, 480, '#3f2218') +
      range(4)
        .map((row) =>
          [-310, 20]
            .map(
              (x) =>
                pad(
                  x + 30,
                  -216 + row * 112,
                  210,
                  96,
                  14,
                  ['#2f3844', '#1f5f8a', '#2f3844', '#b5322a'][row] ?? '#2f3844',
                ) +
                pad(x + 52, -190 + row * 112, 120, 34, 6, '#f4efe2') +
                pad(x + 14, -168 + row * 112, 250, 50, 10, '#7a4a36'),
            )
            .join(''),
        )
        .join('') +
      line('M-310-220H300V220H-310z', '#c08a5c', 7),
    { turn: -6 },
  ),
  'product-sim-case': lying(
    ['#f08a5a', '#f6a277', '#b5572a'],
    pad(-310, -210, 620, 430, 40, '#b9c4ca') +
      pad(-286, -186, 572, 382, 28, '#dfe6e9') +
      pad(-256, -150, 150, 190, 14, '#d8412a') +
      pad(-226, -96, 90, 84, 14, '#f2c95a') +
      pad(-76, -150, 150, 190, 14, '#2f6fa8') +
      pad(-46, -96, 90, 84, 14, '#f2c95a') +
      pad(106, -150, 150, 190, 14, '#fffaf0') +
      pad(136, -96, 90, 84, 14, '#e0a93c') +
      pad(-256, 76, 130, 84, 10, '#2a3340') +
      pad(-96, 76, 130, 84, 10, '#2a3340') +
      `<circle cx="96" cy="118" r="30" fill="none" stroke="#6a747c" stroke-width="13"/>` +
      line('M128 118H250', '#6a747c', 13),
    { turn: -8 },
  ),
  'product-money-belt': lying(
    ['#d8a4b4', '#e5b8c6', '#a26f80'],
    line('M-250-30Q-420-60-400-180T-120-290 200-290 400-170 250-30', '#e9dcc0', 34) +
      pad(-60, -326, 110, 74, 14, '#3a3340') +
      placed(
        130,
        0,
        1,
        pad(-110, -120, 230, 150, 8, '#7fb58a') + circle(0, -60, 34, '#cfe8d2'),
        false,
        8,
      ) +
      placed(
        -60,
        -10,
        1,
        pad(-110, -120, 230, 150, 8, '#7fa8c4') + circle(0, -60, 34, '#d2e4ee'),
        false,
        -6,
      ) +
      pad(-280, -70, 560, 310, 40, '#f4ead2') +
      shape('M110-70H240Q280-70 280-30V200Q280 240 240 240H90Q160 100 110-70z', '#d8c9a4') +
      line('M-240-20H240', '#8a7a5a', 14) +
      pad(180, -40, 60, 40, 10, '#d8412a') +
      line('M-240 90H240', '#8a7a5a', 10),
    { shift: [0, 30] },
  ),
  'product-jewellery-roll': lying(
    ['#2f6f6a', '#3f857f', '#1b4b47'],
    pad(-310, -190, 620, 380, 30, '#c8607f') +
      line('M-290 5H290M-290-175H290M-290 175H290', '#a84668', 9) +
      pad(-280, -160, 560, 150, 20, '#f4d5dd') +
      pad(-280, 20, 560, 140, 20, '#f4d5dd') +
      range(9)
        .map((index) =>
          circle(-220 + index * 30, -90 + Math.sin((index * Math.PI) / 8) * 56, 20, '#fffaf2'),
        )
        .join('') +
      `<circle cx="150" cy="-84" r="44" fill="none" stroke="#f2c95a" stroke-width="18"/>` +
      shape('M150-150l26 24-26 26-26-26z', '#8fe0e8') +
      line('M-180 60V80M-90 60V80', '#f2c95a', 10) +
      circle(-180, 104, 24, '#2f9c8a') +
      circle(-90, 104, 24, '#2f9c8a') +
      `<circle cx="120" cy="90" r="50" fill="none" stroke="#f2c95a" stroke-width="22"/>` +
      line('M310-40Q400-60 390 40', '#f2c95a', 22),
    { turn: -7 },
  ),
}
