import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** A broken-rice cart (xe cơm tấm): a lit glass cabinet of chops and eggs on a painted tin body, a striped awning over it; wheels on y, 400 units wide, 330 tall. */
export function riceCart(x: number, y: number, scale: number): string {
  const wheels = [-130, 130]
    .map(
      (wx) =>
        circle(wx, -34, 34, '#1a1526') +
        circle(wx, -34, 24, '#4a4458') +
        line(`M${wx - 22}-34H${wx + 22}M${wx}-56V-12`, '#1a1526', 4),
    )
    .join('')
  const body =
    rect(-180, -140, 360, 92, '#d8382a') +
    rect(-180, -66, 360, 18, '#8f1f2c') +
    rect(-166, -126, 332, 46, '#f6c84a') +
    shape('M-166-126H166L120-80H-120z', '#fbe08a') +
    rect(-190, -150, 380, 14, '#c9ccd6')
  const cabinet = shining(
    rect(-170, -252, 250, 102, '#fff0b0') +
      rect(-170, -252, 250, 16, '#fffbe0') +
      rect(-170, -204, 250, 5, '#c9a45a') +
      range(5)
        .map((index) =>
          shape(
            `M${-158 + index * 47}-236q4-6 10 0l20 10q8 16-8 20-22 4-24-12z`,
            index % 2 ? '#a8502c' : '#c4682f',
          ),
        )
        .join('') +
      range(5)
        .map(
          (index) =>
            ellipse(-142 + index * 46, -164, 20, 9, '#fff8e8') +
            ellipse(-142 + index * 46, -167, 8, 5, '#f6a623'),
        )
        .join(''),
  )
  const frame = line('M-172-252V-150M82-252V-150M-172-252H82M-46-252V-150', '#c9ccd6', 5)
  const posts = line('M-178-150V-330M178-150V-330', '#8a8fa0', 6)
  const awning =
    shape('M-204-300L-184-344H184L204-300z', '#2f9c7a') +
    shape(
      range(5)
        .map(
          (index) =>
            `M${-163 + index * 82}-300L${num(-147 + index * 73.6)}-344h37L${-122 + index * 82}-300z`,
        )
        .join(''),
      '#fff1cf',
    ) +
    shape(
      range(10)
        .map((index) => `M${-204 + index * 41}-300h41a20.5 16 0 0 1-41 0z`)
        .join(''),
      '#1f6f5c',
    )
  return placed(x, y, scale, wheels + body + posts + cabinet + frame + awning)
}

/** A charcoal grill on legs with marinated chops over live coals, foot at y, 150 units wide, 100 tall. */
export function chopGrill(x: number, y: number, scale: number): string {
  const chop = (dx: number, fill: string) =>
    shape(`M${dx}-98q10-12 26-8 18 2 16 14-4 10-20 8-20 0-22-14z`, fill) +
    line(`M${dx + 8}-94l14-6M${dx + 18}-90l14-6`, '#5a2018', 2.4)
  return placed(
    x,
    y,
    scale,
    line('M-56-56L-64 0M56-56L64 0', '#3a3448', 7) +
      shape('M-74-84H74L62-50H-62z', '#4a4458') +
      shape('M20-84H74L62-50H24z', '#342f44') +
      shining(
        shape(
          'M-62-82Q-60-122-50-98-42-134-30-100-22-124-12-98 0-140 12-100 22-128 32-98 44-132 52-98 60-116 62-82z',
          '#ff7a2c',
        ) +
          shape(
            'M-50-82Q-46-108-38-92-30-114-20-92-8-112 2-90 14-116 24-92 36-112 46-82z',
            '#ffd257',
          ),
      ) +
      line('M-76-84H76M-70-92H70', '#c9ccd6', 3) +
      chop(-62, '#a8452a') +
      chop(-18, '#c45a2f') +
      chop(26, '#a8452a'),
  )
}

/** A tall glass of iced milk coffee with a spoon and a straw, foot at y, 110 units wide, 200 tall. */
export function icedCoffee(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    line('M22-120L52-236', '#e0322a', 9) +
      line('M-10-60L-40-226', '#d9dde6', 6) +
      shape('M-52-196H52L42 0Q0 10-42 0z', '#fff6e4', 0.34) +
      shape('M-49-150Q0-138 49-150L43-40Q0-28-43-40z', '#7a3f22') +
      shape('M-49-150Q0-138 49-150L47-112Q20-96-6-108T-47-112z', '#b8743c') +
      shape('M-43-44Q0-30 43-44L41-4Q0 4-41-4z', '#f6dfb4') +
      shape(
        'M-34-176l30-8 8 28-30 8zM8-168l26-4 3 26-26 4zM-20-146l24-4 4 22-24 6zM12-134l22 4-4 22-22-4z',
        '#fff',
        0.6,
      ) +
      ellipse(0, -196, 52, 11, '#fff6e4', 0.55) +
      shape('M-44-186L-36-12-28-8-33-184z', '#fff', 0.5),
  )
}
