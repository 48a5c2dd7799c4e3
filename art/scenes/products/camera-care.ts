import { lying, standing } from '../../kit/goods'
import { hoop } from '../../kit/hoop'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { compactCamera } from '../../kit/shop-camera'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** A film canister standing, 110 units wide and 170 tall, foot on the origin. */
const film = (label: string) =>
  pad(-20, -190, 40, 30, 6, '#26323f') +
  pad(-55, -166, 110, 166, 14, label) +
  pad(-60, -170, 120, 26, 8, '#26323f') +
  pad(-60, -26, 120, 26, 8, '#26323f') +
  rect(-55, -100, 110, 34, '#fff3dc') +
  shape('M20-144H55V-26H20z', '#000', 0.16)

/** What photographers carry besides the camera. */
export const cameraCareScenes: Record<string, Scene> = {
  'product-lens-cleaning': lying(
    ['#f2a0a0', '#f8b6b6', '#b86b6b'],
    placed(
      -110,
      -30,
      1.1,
      shape('M-30-120Q-20-300 0-330 20-300 30-120z', '#26323f') +
        shape('M0-140Q150-120 150 40T0 210-150 180-150 40 0-140z', '#d8412a') +
        shape('M50-134Q150-110 150 40T0 210Q120 100 50-134z', '#a32a1c') +
        line('M-90-20Q-90-70-40-90', '#f58a78', 22) +
        pad(-40, 200, 80, 30, 8, '#26323f'),
      false,
      -16,
    ) +
      placed(
        180,
        -100,
        1,
        pad(-100, -130, 220, 250, 10, '#fffaf0') +
          rect(-100, -130, 220, 50, '#2f8fae') +
          hoop(10, 20, 56, '#2f8fae', 16) +
          circle(10, 20, 22, '#bfe0ea'),
        false,
        14,
      ) +
      placed(
        180,
        200,
        1,
        line('M-150 0H60', '#26323f', 30) +
          pad(50, -40, 110, 80, 12, '#f2c95a') +
          line('M150-34v68M166-34v68', '#fff3dc', 10),
        false,
        -14,
      ),
  ),
  'product-camera-rain-sleeve': lying(
    ['#5f8fae', '#76a5c2', '#3b667f'],
    placed(0, -20, 1.5, compactCamera('#2f3844', '#1d242d', '#3f4a58')) +
      shape(
        'M-310-170Q-290-300-100-280-60-340 0-340T110-280Q300-300 310-170L300 150Q290 220 170 240 120 330 0 330T-170 240Q-290 220-300 150z',
        '#dff0f6',
        0.36,
      ) +
      `<circle cx="0" cy="20" r="150" fill="none" stroke="#f4fbfd" stroke-width="26"/>` +
      line(
        'M-270-150Q-230-60-270 120M-200-250Q-170-190-190-140M260-190Q230-60 260 110',
        '#fff',
        13,
      ) +
      [
        [-200, 60],
        [220, -60],
        [-120, -240],
        [150, 240],
        [40, -290],
        [-230, 190],
      ]
        .map(([x = 0, y = 0]) => shape(`M${x} ${y - 34}q34 48 0 60-34-12 0-60z`, '#fff'))
        .join(''),
  ),
  'product-film-pouch': lying(
    ['#f5c04a', '#fad065', '#bd8b1c'],
    pad(-290, -250, 580, 540, 30, '#eaf6f8') +
      [
        [-180, -10],
        [-20, -10],
        [140, -10],
        [-180, 200],
        [-20, 200],
        [140, 200],
      ]
        .map(([x = 0, y = 0], index) =>
          placed(
            x + 20,
            y,
            1.06,
            film(
              ['#f2b01f', '#3f9c5a', '#2f6fae', '#d8412a', '#f2b01f', '#5a3a8a'][index] ??
                '#f2b01f',
            ),
          ),
        )
        .join('') +
      pad(-310, -290, 620, 80, 30, '#d8412a') +
      line('M-270-250H270', '#fff3dc', 11) +
      pad(230, -280, 60, 60, 14, '#fff3dc') +
      line('M-260-180L-200 230', '#fff', 18) +
      pad(-290, 250, 580, 40, 14, '#c5dfe4'),
    { turn: 6 },
  ),
  'product-light-meter': standing(
    ['#b0a06f', '#c3b484', '#7a6c40'],
    pad(-190, -60, 380, 60, 16, '#98a4aa') +
      pad(-140, -100, 280, 60, 10, '#6a757c') +
      pad(-220, -440, 440, 350, 50, '#2a323a') +
      shape('M100-440H170Q220-440 220-390V-140Q220-90 170-90H80Q190-260 100-440z', '#1b2127') +
      circle(-70, -260, 120, '#e9eef0') +
      circle(-70, -260, 92, '#fff6e4') +
      range(12)
        .map((index) =>
          line(
            `M${Math.round(-70 + Math.cos(index * 0.524) * 70)} ${Math.round(-260 + Math.sin(index * 0.524) * 70)}L${Math.round(-70 + Math.cos(index * 0.524) * 84)} ${Math.round(-260 + Math.sin(index * 0.524) * 84)}`,
            '#2a323a',
            8,
          ),
        )
        .join('') +
      line('M-70-260L-20-312', '#d8412a', 15) +
      circle(-70, -260, 22, '#2a323a') +
      circle(130, -330, 60, '#fbf8f0') +
      circle(116, -346, 20, '#fff') +
      circle(130, -170, 28, '#d8412a'),
    { size: 1.12 },
  ),
  'product-lens-wrap': lying(
    ['#8f85c4', '#a398d5', '#5c5290'],
    placed(
      -150,
      130,
      1,
      shape('M-190-190L190-190 190 190-190 190z', '#d8605a') +
        line('M-190-64H190M-190 64H190M-64-190V190M64-190V190', '#b0443f', 9),
      false,
      12,
    ) +
      placed(
        170,
        -190,
        1,
        shape('M-170-150L150-150 150 150-170 150z', '#f2c95a') +
          line('M-170-50H150M-170 50H150M-64-150V150M44-150V150', '#c4982f', 9),
        false,
        -12,
      ) +
      placed(
        40,
        20,
        1.06,
        pad(-110, -200, 220, 300, 30, '#26323f') +
          rect(-110, -120, 220, 50, '#3f4a58') +
          line('M-80-120v50M-40-120v50M0-120v50M40-120v50M80-120v50', '#1b232b', 11) +
          rect(-110, -30, 220, 22, '#d8412a') +
          ellipse(0, -200, 110, 44, '#3f4a58') +
          ellipse(0, -200, 80, 30, '#4f93b0') +
          shape('M-190 0Q0-70 190 0L160 230Q0 270-160 230z', '#2f8f8a') +
          shape('M60-36Q130-30 190 0L160 230Q110 250 60 254z', '#1f6c68') +
          line(
            'M-120-24L-96 244M-30-34L-24 254M60-32L50 250M-186 90Q0 30 182 90M-172 170Q0 120 170 170',
            '#43a8a2',
            8,
          ),
        false,
        8,
      ),
    { size: 0.98 },
  ),
  'product-wrist-strap': lying(
    ['#d9c29a', '#e7d4b1', '#9f8557'],
    `<path d="M60 130C260-80 200-330-20-330S-320-80-40 130" fill="none" stroke="#7a3a20" stroke-width="56"/><path d="M60 130C260-80 200-330-20-330S-320-80-40 130" fill="none" stroke="#a8572f" stroke-width="36"/><path d="M60 130C260-80 200-330-20-330S-320-80-40 130" fill="none" stroke="#f2d3a4" stroke-width="6" stroke-dasharray="20 16"/>` +
      pad(-80, 80, 180, 90, 20, '#5a2a16') +
      pad(-50, 160, 120, 150, 30, '#26323f') +
      circle(10, 230, 36, '#d8412a') +
      circle(4, 222, 13, '#f58a78') +
      `<path d="M10 310V340" stroke="#98a4aa" stroke-width="26"/>` +
      hoop(10, 370, 34, '#98a4aa', 14) +
      pad(-40, 100, 100, 24, 8, '#f2d3a4'),
    { turn: 12, size: 0.96, shift: [20, -10] },
  ),
}
