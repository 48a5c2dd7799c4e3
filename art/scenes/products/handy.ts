import { lying, standing } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, line, placed, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

const oval = (x: number, y: number, rx: number, ry: number, width: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

const carabiner = (metal: string, shade: string) =>
  `<path d="M-60 130L-70-90Q-60-170 20-170T90-60L40 130Q10 190-30 180-60 170-60 130z" fill="none" stroke="${shade}" stroke-width="44"/><path d="M-60 130L-70-90Q-60-170 20-170T90-60L40 130Q10 190-30 180-60 170-60 130z" fill="none" stroke="${metal}" stroke-width="26"/>` +
  line('M90-60L52 84', '#e9eef0', 20)

/** Small things that a traveller is glad of. */
export const handyScenes: Record<string, Scene> = {
  'product-umbrella': standing(
    ['#f2a03a', '#f8b455', '#bb6e14'],
    line('M0-500V-40Q0 20 60 20T110-40', '#5a3620', 24) +
      shape(
        'M-340-270Q-300-530 0-540T340-270Q290-320 226-270 170-320 114-270 60-320 0-270-60-320-114-270-170-320-226-270-290-320-340-270z',
        '#1f7f8c',
      ) +
      shape(
        'M0-540Q300-530 340-270 290-320 226-270 200-440 0-540zM0-540Q-100-440-114-270-60-320 0-270 60-320 114-270 100-440 0-540z',
        '#2a95a3',
      ) +
      shape('M0-540Q300-530 340-270 290-320 226-270 200-440 0-540z', '#155f6a') +
      shape(
        'M-170-420Q-140-580 0-590T170-420Q130-450 86-420 40-450 0-420-40-450-86-420-130-450-170-420z',
        '#d8412a',
      ) +
      shape('M0-590Q150-580 170-420 130-450 86-420 80-540 0-590z', '#a82d1e') +
      line('M0-590V-630', '#5a3620', 22),
    { size: 1.06, shift: [-20, -10] },
  ),
  'product-poncho-clips': lying(
    ['#6fb58f', '#87c7a4', '#43815f'],
    [
      [-170, -180, -16],
      [150, -170, 14],
      [-150, 180, 10],
      [170, 180, -12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          1.05,
          shape('M-70-150H-10L0 20-10 140H-60L-76 0zM70-150H10L0 20 10 140H60L76 0z', '#f2b01f') +
            shape('M10-150H70L76 0 60 140H30Q50 0 10-150z', '#c4850f') +
            circle(0, -10, 36, '#7a8790') +
            circle(0, -10, 16, '#d5dde0') +
            line('M-40 120L-20 90M40 120L20 90', '#fff3c4', 11),
          false,
          turn,
        ),
      )
      .join(''),
  ),
  'product-luggage-tag': lying(
    ['#3f6f8a', '#54849f', '#25485c'],
    [
      [-130, 40, -14, '#b5622f', '#8a4520'],
      [150, 60, 10, '#d8943f', '#a86a20'],
    ]
      .map(([x, y, turn, hide, shade]) =>
        placed(
          Number(x),
          Number(y),
          1,
          line('M-16-200Q-60-320 0-380T60-330 16-200', String(shade), 26) +
            shape(
              'M-130-120L-70-220H70L130-120V230Q130 260 100 260H-100Q-130 260-130 230z',
              String(hide),
            ) +
            shape('M60-220H70L130-120V230Q130 260 100 260H50Q90 60 60-220z', String(shade)) +
            circle(0, -160, 30, '#f2dca0') +
            circle(0, -160, 17, '#3a2a20') +
            pad(-92, -70, 184, 240, 12, '#fff3dc') +
            line('M-60-10H60M-60 50H60M-60 110H20', String(shade), 13) +
            line('M-108-110L-60-196H60L108-110V236H-108z', '#f2d3a4', 7),
          false,
          Number(turn),
        ),
      )
      .join(''),
    { shift: [0, 40] },
  ),
  'product-cable-lock': lying(
    ['#f2c64a', '#f9d668', '#bd9420'],
    `<path d="M-120 60Q-330 0-250-200T60-310 300-120 120 60" fill="none" stroke="#26323f" stroke-width="40"/><path d="M-120 60Q-330 0-250-200T60-310 300-120 120 60" fill="none" stroke="#7a8b98" stroke-width="12"/>` +
      pad(-200, 20, 400, 250, 50, '#2f5f8a') +
      shape('M90 20H150Q200 20 200 70V220Q200 270 150 270H70Q140 140 90 20z', '#20456a') +
      range(4)
        .map(
          (index) =>
            pad(-156 + index * 80, 80, 66, 130, 14, '#f4f0e2') +
            line(
              [
                'M-123 120V170',
                'M-60 120H-26L-50 170',
                'M24 120H50V142H26V170H52',
                'M128 120L104 150H134M126 120V172',
              ][index] ?? '',
              '#26323f',
              11,
            ),
        )
        .join('') +
      line('M-156 146H156', '#2f5f8a', 3),
  ),
  'product-laundry-kit': lying(
    ['#8fd0d8', '#a8dfe5', '#5b9ea8'],
    line('M-360-230Q-180-170 0-220T360-220', '#f07a3a', 22) +
      line('M-360-230Q-180-170 0-220T360-220', '#fff3dc', 6) +
      shape('M-200-200L-130-190-90-140-60 90H-270L-240-150z', '#fffaf0') +
      shape('M-110-170L-90-140-60 90H-130z', '#d8cdb0') +
      shape(
        'M60-210Q120-200 180-214L200-30Q210 20 160 60L70 110Q30 120 30 80 40 50 80 20z',
        '#e8657a',
      ) +
      shape('M150-212L180-214 200-30Q210 20 160 60L120 84Q170 0 150-212z', '#b84358') +
      circle(-180, 220, 110, '#3a434b') +
      circle(-186, 212, 92, '#59636d') +
      oval(-180, 216, 34, 34, 14, '#c9d2d6') +
      pad(20, 150, 230, 150, 40, '#f7d76a') +
      pad(50, 176, 170, 96, 30, '#fbe79a') +
      circle(270, 130, 36, '#fff') +
      circle(310, 190, 24, '#fff') +
      circle(250, 80, 18, '#fff'),
  ),
  'product-carabiners': lying(
    ['#d8cfae', '#e6dec2', '#9c9169'],
    [
      [-220, -110, -20, '#d8412a', '#992a1b'],
      [30, -150, 10, '#f2a51f', '#b5750f'],
      [250, -80, 28, '#2f8fae', '#1d647c'],
      [-100, 180, 14, '#5fae5a', '#3d7a3a'],
      [170, 190, -16, '#8a62b0', '#5f3f80'],
    ]
      .map(([x, y, turn, metal, shade]) =>
        placed(
          Number(x),
          Number(y),
          0.98,
          carabiner(String(metal), String(shade)),
          false,
          Number(turn),
        ),
      )
      .join(''),
    { size: 0.98 },
  ),
  'product-sewing-tin': lying(
    ['#c0506a', '#d0687f', '#8a3046'],
    pad(-300, -200, 600, 420, 80, '#c9a45a') +
      pad(-274, -174, 548, 368, 64, '#f4e6c4') +
      ['#d8412a', '#2f8fae', '#f2b23c', '#4f9c5a']
        .map((fill, index) =>
          placed(
            -200 + index * 84,
            -70,
            1,
            pad(-34, -80, 68, 30, 6, '#8a5a2c') +
              pad(-26, -54, 52, 96, 8, fill) +
              line('M-22-30H22M-22-4H22M-22 20H22', '#fff', 5) +
              pad(-34, 38, 68, 30, 6, '#8a5a2c'),
          ),
        )
        .join('') +
      oval(150, 120, 34, 34, 16, '#d8412a') +
      oval(226, 60, 34, 34, 16, '#d8412a') +
      line('M172 92L210-130M200 76L100-110', '#aab4ba', 18) +
      circle(-190, 120, 36, '#2f8fae') +
      line('M-202 112h0M-178 112h0M-202 132h0M-178 132h0', '#f4e6c4', 11) +
      circle(-100, 136, 28, '#d8412a') +
      line('M-40 150L60 100', '#7a858c', 11),
    { turn: -6 },
  ),
}
