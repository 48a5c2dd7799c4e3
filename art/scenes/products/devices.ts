import { lying, standing } from '../../kit/goods'
import { hoop } from '../../kit/hoop'
import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** Devices for ears, eyes and sleep. */
export const devicesScenes: Record<string, Scene> = {
  'product-earbuds': lying(
    ['#3f8f9a', '#55a4ae', '#26656e'],
    pad(-250, -20, 500, 320, 110, '#fbf8f0') +
      shape('M100-20H140Q250-20 250 90V190Q250 300 140 300H60Q200 140 100-20z', '#d8d0c0') +
      pad(-200, -10, 400, 120, 56, '#26323f') +
      line('M-160 200H-60', '#3fb58a', 16) +
      [-1, 1]
        .map((side) =>
          placed(
            side * 130,
            -160,
            1,
            pad(-34, -60, 68, 250, 34, '#fbf8f0') +
              circle(-16, -60, 92, '#fbf8f0') +
              shape('M20-140Q76-110 76-60 70 0 20 20 50-60 20-140z', '#d8d0c0') +
              ellipse(-84, -70, 36, 56, '#e8654a') +
              circle(0, -74, 20, '#26323f'),
            side > 0,
            side * 4,
          ),
        )
        .join(''),
    { size: 1.02, shift: [0, 10] },
  ),
  'product-sleep-headband': lying(
    ['#2f3a6f', '#414d87', '#1b2348'],
    `<ellipse rx="270" ry="190" fill="none" stroke="#c25a7a" stroke-width="130"/><ellipse cx="-6" cy="-16" rx="276" ry="190" fill="none" stroke="#e2809c" stroke-width="86"/>` +
      [
        [-270, 10],
        [270, 10],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 70, '#a3425f') +
            hoop(x, y, 44, '#f7c6d2', 11) +
            circle(x, y, 18, '#f7c6d2'),
        )
        .join('') +
      line('M-120 170h110M-120 200h110', '#a3425f', 11) +
      pad(60, 156, 110, 60, 16, '#26323f') +
      circle(90, 186, 13, '#f2c95a') +
      circle(140, 186, 13, '#f2c95a'),
    {
      air:
        line('M-40-30V-90L40-110V-50', '#f2c95a', 18) +
        circle(-62, -26, 24, '#f2c95a') +
        circle(18, -46, 24, '#f2c95a'),
      shift: [0, 0],
    },
  ),
  'product-translator': standing(
    ['#e8b04a', '#f1c163', '#af7c1c'],
    pad(-130, -560, 260, 560, 50, '#26323f') +
      pad(60, -560, 70, 560, 40, '#18212b') +
      pad(-104, -510, 208, 290, 24, '#dff0ee') +
      pad(-80, -480, 120, 80, 24, '#d8412a') +
      line('M-54-450H14M-54-426H-10', '#fff', 11) +
      pad(-36, -370, 120, 80, 24, '#1f8fa0') +
      line('M-10-340H58M-10-316H30', '#fff', 11) +
      circle(0, -120, 62, '#d8412a') +
      pad(-20, -160, 40, 60, 20, '#fff') +
      line('M-34-120Q0-80 34-120M0-96V-80', '#fff', 9),
    {
      air:
        pad(-380, -590, 200, 130, 40, '#fff3dc') +
        shape('M-220-470L-170-420-250-464z', '#fff3dc') +
        shape('M-280-560l20 36 24 8-24 8-20 36-20-36-24-8 24-8z', '#d8412a') +
        pad(180, -430, 200, 130, 40, '#fff3dc') +
        shape('M220-310L160-260 260-304z', '#fff3dc') +
        line('M220-380H330M220-346H290', '#1f8fa0', 15),
      size: 1.04,
    },
  ),
  'product-voice-recorder': standing(
    ['#8ab58f', '#a0c7a5', '#5b855f'],
    pad(-110, -450, 220, 450, 40, '#3a434c') +
      pad(46, -450, 64, 450, 34, '#272e35') +
      ellipse(0, -510, 150, 120, '#5f6a74') +
      ellipse(-20, -530, 116, 86, '#7a8690') +
      line(
        'M-90-560h0M-40-590h0M20-580h0M70-540h0M-60-520h0M0-530h0M50-490h0M-100-500h0',
        '#5f6a74',
        16,
      ) +
      pad(-80, -390, 160, 130, 14, '#d5e8c8') +
      line(
        'M-60-326V-316M-36-350V-296M-12-370V-276M12-346V-300M36-360V-286M60-330V-316',
        '#2f5f3a',
        11,
      ) +
      circle(0, -180, 48, '#d8412a') +
      circle(0, -180, 20, '#fff') +
      pad(-70, -100, 60, 46, 12, '#5f6a74') +
      pad(14, -100, 60, 46, 12, '#5f6a74'),
    { size: 1.02 },
  ),
  'product-reading-light': lying(
    ['#33415f', '#445375', '#1e2940'],
    shape('M-280 60Q-140 0 0 70 140 0 280 60V310Q140 250 0 320-140 250-280 310z', '#7a3a2a') +
      shape('M-260 40Q-130-10 0 56V296Q-130 236-260 286z', '#fff6e0') +
      shape('M260 40Q130-10 0 56V296Q130 236 260 286z', '#e9dab4') +
      line(
        'M-220 90Q-130 60-50 100M-220 140Q-130 110-50 150M-220 190Q-130 160-50 200M220 90Q130 60 50 100M220 140Q130 110 50 150M220 190Q130 160 50 200',
        '#a8946a',
        11,
      ) +
      `<path d="M160 40Q300-120 180-240T-40-270" fill="none" stroke="#e9eef0" stroke-width="26"/>` +
      pad(120, 0, 90, 110, 20, '#d8412a') +
      placed(
        -60,
        -270,
        1,
        pad(-110, -46, 150, 92, 40, '#d8412a') +
          shape('M-110 20H36Q30 46 0 46H-70Q-104 46-110 20z', '#fff0b0'),
        false,
        -12,
      ),
    {
      air: shape('M-160-230L-20-210 210 60Q140 20 0 76-140 0-270 50z', '#ffe9a0', 0.34),
      shift: [0, -10],
    },
  ),
  'product-alarm-clock': standing(
    ['#f2c04a', '#f8d067', '#b98f20'],
    line('M-140-60L-180-10M140-60L180-10', '#8f2a1e', 40) +
      ellipse(-130, -500, 110, 80, '#c9352a') +
      ellipse(130, -500, 110, 80, '#a82a20') +
      pad(-20, -590, 40, 90, 14, '#8f2a1e') +
      circle(0, -270, 260, '#d8412a') +
      shape('M100-510Q260-440 260-270 260-60 60-16 200-260 100-510z', '#a82a20') +
      circle(0, -270, 206, '#fff6e4') +
      line('M0-440V-416M0-124V-100M-170-270H-146M146-270H170', '#26323f', 18) +
      line('M0-270V-390M0-270L84-220', '#26323f', 24) +
      line('M0-270L-70-200', '#d8412a', 12) +
      circle(0, -270, 22, '#26323f'),
    {
      air: line('M-310-420Q-360-270-310-120M310-420Q360-270 310-120', '#d8412a', 20),
      shift: [0, 14],
    },
  ),
  'product-door-alarm': standing(
    ['#7a6fb0', '#8f85c4', '#4f4680'],
    shape('M-330 0L-330-60 250-300H330V0z', '#f2b01f') +
      shape('M190-276L250-300H330V0H160z', '#c4850f') +
      shape('M-330-60L250-300H330V-270H256L-330-26z', '#ffd66a') +
      circle(90, -110, 74, '#26323f') +
      line('M50-130H130M50-110H130M50-90H130', '#6a7884', 12) +
      circle(240, -200, 30, '#d8412a') +
      line('M-260 0H300', '#7a4a10', 14),
    {
      air: placed(
        140,
        -360,
        1,
        line('M-90-20Q-20-90 60-30M-120-80Q-10-190 110-90M-150-140Q0-290 160-150', '#fff3dc', 24),
      ),
      shift: [0, -30],
      size: 1.04,
    },
  ),
  'product-speaker': standing(
    ['#4fb0b8', '#68c2c9', '#2d7f87'],
    `<path d="M-60-430Q-60-590 60-560T120-420" fill="none" stroke="#26323f" stroke-width="24"/>` +
      pad(-290, -430, 580, 420, 190, '#e8603f') +
      shape('M100-430Q290-430 290-220T100-10H40Q240-200 100-430z', '#b8411f') +
      circle(0, -220, 160, '#26323f') +
      circle(0, -220, 120, '#3a4856') +
      circle(0, -220, 50, '#f2c95a') +
      hoop(0, -220, 90, '#26323f', 8) +
      line('M-220-290V-150M-190-250V-190', '#fff3dc', 20) +
      line('M190-220H240M215-245V-195', '#fff3dc', 15),
    {
      air:
        line('M240-540V-630L320-650V-560', '#fff3dc', 18) +
        circle(216, -536, 30, '#fff3dc') +
        circle(296, -556, 30, '#fff3dc'),
    },
  ),
}
