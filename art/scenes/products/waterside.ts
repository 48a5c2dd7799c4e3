import { lying } from '../../kit/goods'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** What goes to the water. */
export const watersideScenes: Record<string, Scene> = {
  'product-snorkel': lying(
    ['#2fa5b5', '#49b8c6', '#1c7380'],
    `<path d="M-60 300Q290 330 270 60V-280" fill="none" stroke="#f2b01f" stroke-width="62" stroke-linecap="round"/><path d="M-60 290Q270 310 258 60V-280" fill="none" stroke="#ffd062" stroke-width="18" stroke-linecap="round"/>` +
      pad(220, -360, 100, 130, 36, '#d8412a') +
      shape('M-120 240Q-160 300-120 350L-30 340V250z', '#26323f') +
      shape(
        'M-330-90Q-330-230-190-230H90Q220-230 220-90 220 100 60 110 0 110-20 50-50 0-80 50-100 110-170 110-330 100-330-90z',
        '#26323f',
      ) +
      shape(
        'M-286-90Q-286-186-190-186H-90Q-70-186-70-160V-40Q-90 66-170 66-286 66-286-90zM176-90Q176-186 90-186H-16Q-36-186-36-160V-40Q-20 66 60 66 176 66 176-90z',
        '#9fe0ea',
      ) +
      shape(
        'M-260-90Q-256-160-180-160H-140L-240-20Q-262-50-260-90zM0-160H70L-10-60V-140z',
        '#e4f8fa',
      ) +
      shape('M-330-150Q-400-140-410-60L-330-50zM220-150Q400-140 400-60L220-50z', '#16202a'),
    { size: 0.94, shift: [10, 0] },
  ),
  'product-sup': lying(
    ['#58b8e0', '#72c8ea', '#2f87ab'],
    placed(
      230,
      0,
      1,
      line('M0-250V220', '#26323f', 26) +
        shape('M-50 200Q-60 300 0 360 60 300 50 200 0 170-50 200z', '#f2b01f') +
        line('M-44-260H44', '#26323f', 32),
      false,
      8,
    ) +
      shape('M-60-390Q70-250 80-60T50 330Q-60 390-170 330-210 130-200-60T-60-390z', '#fff6e4') +
      shape('M-60-390Q70-250 80-60T50 330Q0 360-50 362 40 0-60-390z', '#e0cfa8') +
      shape('M-60-390Q0-320 34-240-60-200-154-240-120-320-60-390z', '#f0703a') +
      shape('M-190 120H72L64 240H-184z', '#2f8f9c') +
      line('M-140-120H20M-140-60H20M-140 0H20M-140 60H20', '#d5c296', 11) +
      line('M-60-240V-140', '#26323f', 11) +
      circle(-60, 290, 20, '#26323f'),
    { turn: 10, size: 0.98, shift: [-10, 0] },
  ),
  'product-lifebelt': lying(
    ['#4fa0d0', '#68b3df', '#2c739c'],
    `<path d="M-230 130C-420-160-200-290 0-290S420-160 230 130" fill="none" stroke="#26323f" stroke-width="40"/>` +
      pad(-50, -340, 110, 90, 20, '#16202a') +
      pad(-270, 20, 540, 220, 100, '#f2612f') +
      shape('M130 20H170Q270 20 270 130T170 240H90Q210 130 130 20z', '#c0431a') +
      line('M-200 90Q0 60 200 90', '#fff3dc', 13) +
      rect(-60, 20, 120, 220, '#fff3dc') +
      line('M0 240V300', '#26323f', 14) +
      shape('M-40 290H40L30 370H-30z', '#f2c01f') +
      circle(0, 130, 36, '#d8412a'),
    { shift: [0, 0] },
  ),
  'product-beach-mat': lying(
    ['#f5d9a0', '#fae6ba', '#c4a564'],
    shape('M-300-210L240-290 310 180-230 280z', '#2fa5a0') +
      shape('M-300-210L-186-227-116 258-230 280zM-70-244L50-262 120 221 6 244z', '#fff6e4') +
      shape('M160-278L240-290 310 180 230 198z', '#fff6e4') +
      line('M-300-210L240-290 310 180-230 280z', '#1c7370', 13) +
      [
        [-300, -210],
        [240, -290],
        [310, 180],
        [-230, 280],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 32, '#f07a3a') + circle(x, y, 13, '#fff3dc'))
        .join('') +
      placed(
        110,
        30,
        1,
        circle(0, 0, 84, '#f2b23c') +
          shape(
            'M0 0L0-84A84 84 0 0 1 73-42zM0 0L73 42A84 84 0 0 1 0 84zM0 0L-73 42A84 84 0 0 1-73-42z',
            '#d8412a',
          ) +
          circle(0, 0, 17, '#fff3dc'),
      ) +
      [
        [-340, 150],
        [-280, 350],
        [340, -60],
        [30, 330],
        [330, 300],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 9, '#c4a564'))
        .join(''),
  ),
}
