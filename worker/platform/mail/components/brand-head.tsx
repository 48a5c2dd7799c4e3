import type { CSSProperties, ReactNode } from 'react'
import { Section, Text } from 'react-email'
import { type Locale, text } from '../../../../schema/locale'
import { site } from '../../../../schema/site'
import { layoutTable, poster, set, setTitle } from '../look'

type Colour = keyof typeof poster

const fixed: CSSProperties = { tableLayout: 'fixed' }

function Shape({
  colour,
  height,
  corners = '0',
}: {
  colour: Colour
  height: number
  corners?: string
}) {
  const style = {
    background: poster[colour][0],
    height,
    lineHeight: `${height}px`,
    fontSize: 1,
    borderRadius: corners,
  }
  return (
    <div className={`p-${colour}`} style={style}>
      &nbsp;
    </div>
  )
}

const towerCorners = '999px 999px 0 0'
const sunWidth = 96
const sailWidth = 34

const horizon: { colour: Colour; height: number; corners: string; width?: number }[] = [
  { colour: 'far', height: 30, corners: towerCorners },
  { colour: 'near', height: 52, corners: towerCorners },
  { colour: 'far', height: 38, corners: towerCorners },
  { colour: 'far', height: 14, corners: towerCorners },
  { colour: 'sun', height: sunWidth / 2, corners: towerCorners, width: sunWidth },
  { colour: 'sail', height: 27, corners: '4px 100% 2px 2px', width: sailWidth },
  { colour: 'near', height: 18, corners: towerCorners },
  { colour: 'far', height: 44, corners: towerCorners },
  { colour: 'near', height: 60, corners: towerCorners },
  { colour: 'far', height: 26, corners: towerCorners },
]
const sunColumn = 4
const columnsRight = horizon.length - sunColumn - 2

function Sea({ columns, children = '\u00a0' }: { columns: number; children?: ReactNode }) {
  return (
    <td
      colSpan={columns}
      valign="top"
      className="p-sea"
      style={{ background: poster.sea[0], fontSize: 1, lineHeight: '1px' }}
    >
      {children}
    </td>
  )
}

const reflection = [84, 56, 30].map((percent) => (
  <div key={percent}>
    <Shape colour="sea" height={6} />
    <table {...layoutTable} align="center" width={`${percent}%`}>
      <tbody>
        <tr>
          <td>
            <Shape colour="sun" height={3} corners="2px" />
          </td>
        </tr>
      </tbody>
    </table>
  </div>
))

const scene = (
  <table {...layoutTable} aria-hidden="true" style={fixed}>
    <colgroup>
      {horizon.map(({ width }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose parts never move
        <col key={column} {...(width && { width })} />
      ))}
    </colgroup>
    <tbody>
      <tr>
        {horizon.map(({ width: _, ...shape }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose parts never move
          <td key={column} valign="bottom" className="p-sky" style={{ background: poster.sky[0] }}>
            <Shape {...shape} />
          </td>
        ))}
      </tr>
      <tr>
        <Sea columns={sunColumn} />
        <Sea columns={1}>
          {reflection}
          <Shape colour="sea" height={8} />
        </Sea>
        <Sea columns={1}>
          <Shape colour="hull" height={5} corners="0 0 9px 9px" />
        </Sea>
        <Sea columns={columnsRight} />
      </tr>
    </tbody>
  </table>
)

const stripes = Array.from(
  { length: 15 },
  (_, index): Colour => (index % 2 === 0 ? 'stripe' : 'road'),
)

const roadEdge = (
  <tr>
    <td colSpan={stripes.length}>
      <Shape colour="road" height={5} />
    </td>
  </tr>
)

const road = (
  <table {...layoutTable} aria-hidden="true" style={fixed}>
    <tbody>
      {roadEdge}
      <tr>
        {stripes.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose parts never move
          <td key={index}>
            <Shape colour={colour} height={3} />
          </td>
        ))}
      </tr>
      {roadEdge}
    </tbody>
  </table>
)

const wordmark = { color: poster.wordmark[0], margin: 0 }

/** A travel poster made of table cells, so that no picture has to be loaded. */
export function BrandHead({ language }: { language: Locale }) {
  return (
    <>
      <Section
        className="p-sky"
        tdClassName="pad"
        style={{ background: poster.sky[0], padding: '22px 30px 6px' }}
      >
        <Text className="display wordmark" style={setTitle(27, wordmark)}>
          {site.name}
        </Text>
        <Text className="wordmark" style={set(14, 'ink', wordmark)}>
          {text(site, 'tagline', language)}
        </Text>
      </Section>
      {scene}
      {road}
    </>
  )
}
