import { Fragment } from 'react'
import { Button, Link, Section, Text } from 'react-email'
import { brandColours } from '../../../../schema/brand'
import { hairline, layoutTable, onAction, regions, set } from '../look'
import type { Block, Fact, Link as Target } from '../types'

export function MailButton({ label, url }: Target) {
  return (
    <Section style={{ padding: '8px 0 22px' }}>
      <Button
        href={url}
        style={set(16, 'ink', {
          background: brandColours.action[0],
          color: onAction,
          borderRadius: 10,
          padding: '14px 26px',
          fontWeight: 600,
        })}
      >
        {label}
      </Button>
    </Section>
  )
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** The plain URL, for mail programs in which the button does not work. */
function Fallback({ words, url }: { words: string; url: string }) {
  return (
    <Text className="muted" style={set(13, 'muted', { margin: '0 0 18px' })}>
      {words}
      <br />
      <Link
        className="accent"
        href={url}
        style={set(13, 'accent', { wordBreak: 'break-all', textDecorationLine: 'underline' })}
      >
        {url}
      </Link>
    </Text>
  )
}

export function TitleLink({ label, url }: Target) {
  return (
    <Link
      className="accent"
      href={url}
      style={set(17, 'accent', {
        fontWeight: 600,
        lineHeight: 1.4,
        textDecorationLine: 'underline',
      })}
    >
      {label}
    </Link>
  )
}

function Links({ links }: Extract<Block, { kind: 'links' }>) {
  return links.map(({ label, url, text }, index) => (
    <table key={url} {...layoutTable} style={{ marginBottom: 14 }}>
      <tbody>
        <tr>
          <td
            width="6"
            style={{
              background: regions[index % regions.length] ?? brandColours.action[0],
              width: 6,
              fontSize: 1,
            }}
          >
            &nbsp;
          </td>
          <td style={{ padding: '4px 0 4px 16px' }}>
            <Text style={set(17, 'ink', { margin: 0, lineHeight: 1.4 })}>
              <TitleLink label={label} url={url} />
            </Text>
            <Text
              className="muted"
              style={set(15, 'muted', { margin: '2px 0 0', lineHeight: 1.5 })}
            >
              {text}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  ))
}

function FactRow({ label, value }: Fact) {
  const style = set(14, 'muted', {
    width: '34%',
    padding: '9px 12px 9px 0',
    borderTop: hairline,
    lineHeight: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
  })
  return (
    <tr>
      <th className="muted line" scope="row" align="left" style={style}>
        {label}
      </th>
      <td
        className="ink line"
        valign="top"
        style={set(15, 'ink', { padding: '9px 0', borderTop: hairline, lineHeight: 1.5 })}
      >
        <Lines text={value} />
      </td>
    </tr>
  )
}

function LongRows({ label, value }: Fact) {
  const style = set(14, 'muted', {
    padding: '9px 0 2px',
    borderTop: hairline,
    lineHeight: 1.5,
    textAlign: 'left',
  })
  return (
    <>
      <tr>
        <th className="muted line" scope="colgroup" colSpan={2} align="left" style={style}>
          {label}
        </th>
      </tr>
      <tr>
        <td className="ink" colSpan={2} style={set(15, 'ink', { padding: '0 0 9px' })}>
          <Lines text={value} />
        </td>
      </tr>
    </>
  )
}

function Facts({ facts, long }: Extract<Block, { kind: 'facts' }>) {
  return (
    <table
      className="line"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ tableLayout: 'fixed', marginBottom: 22, borderBottom: hairline }}
    >
      <tbody>
        {facts.map((fact) => (
          <FactRow key={fact.label} {...fact} />
        ))}
        {long.map((fact) => (
          <LongRows key={fact.label} {...fact} />
        ))}
      </tbody>
    </table>
  )
}

export function MailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
    case 'note': {
      const [colour, size] =
        block.kind === 'text' ? (['ink', 16] as const) : (['muted', 14] as const)
      return (
        <Text className={colour} style={set(size, colour, { margin: '0 0 18px' })}>
          <Lines text={block.text} />
        </Text>
      )
    }
    case 'button':
      return (
        <>
          <MailButton {...block.link} />
          {block.fallback !== undefined && <Fallback words={block.fallback} url={block.link.url} />}
        </>
      )
    case 'links':
      return <Links {...block} />
    case 'facts':
      return <Facts {...block} />
  }
}
