import type {
  BlockContent,
  DefinitionContent,
  List,
  Link as MarkdownLink,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast'
import { type CSSProperties, Fragment } from 'react'
import { Heading, Hr, Img, Link, Section, Text } from 'react-email'
import { brandColours } from '../../../../schema/brand'
import { buttonTitle, cardTitle } from '../../../../schema/content-cards'
import { MailButton } from '../../../platform/mail/components/mail-blocks'
import { hairline, set, setTitle } from '../../../platform/mail/look'
import type { LetterPicture } from '../letter-pictures'
import { loneImages, loneLink, wordsOf } from '../letter-tree'
import { LetterCardBox, type ShownCard } from './letter-card-box'

export interface LetterParts {
  hrefOf: (url: string) => string | undefined
  cardOf: (link: MarkdownLink) => ShownCard | undefined
  pictureOf: (url: string) => LetterPicture | undefined
}

type Parts = { parts: LetterParts }

const paragraphStyle = set(16, 'ink', { margin: '0 0 18px' })

/** Nodes of a tree never move, so their index is their key. */
function Inline({ nodes, parts }: Parts & { nodes: readonly PhrasingContent[] }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <InlineNode key={index} node={node} parts={parts} />
  ))
}

function InlineNode({ node, parts }: Parts & { node: PhrasingContent }) {
  switch (node.type) {
    case 'strong':
      return (
        <strong>
          <Inline nodes={node.children} parts={parts} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inline nodes={node.children} parts={parts} />
        </em>
      )
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'link': {
      const href = parts.hrefOf(node.url)
      const words = <Inline nodes={node.children} parts={parts} />
      if (href === undefined) return words
      return (
        <Link
          className="accent"
          href={href}
          style={{ color: brandColours.accent[0], textDecorationLine: 'underline' }}
        >
          {words}
        </Link>
      )
    }
    default:
      return wordsOf([node])
  }
}

function Picture({ src, width, height, alt, caption }: LetterPicture) {
  return (
    <>
      <Img
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={{ width: '100%', maxWidth: width, height: 'auto', borderRadius: 6 }}
      />
      <Text className="muted" style={set(13, 'muted', { margin: '6px 0 18px' })}>
        {caption || '\u00a0'}
      </Text>
    </>
  )
}

function ListItems({ list, parts }: Parts & { list: List }) {
  return list.children.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} className="ink" style={set(16, 'ink', { margin: '0 0 8px' })}>
      {item.children.map((child, place) =>
        child.type === 'paragraph' && !loneLink(child, cardTitle) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={place}>
            {place > 0 && <br />}
            <Inline nodes={child.children} parts={parts} />
          </Fragment>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Block key={place} node={child} parts={parts} />
        ),
      )}
    </li>
  ))
}

const cell: CSSProperties = {
  padding: '8px 12px 8px 0',
  borderTop: hairline,
  textAlign: 'left',
  verticalAlign: 'top',
}

function DataTable({ table, parts }: Parts & { table: Table }) {
  const [head, ...rows] = table.children
  const aligned = (column: number): CSSProperties => ({
    ...cell,
    textAlign: table.align?.[column] ?? 'left',
  })
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginBottom: 22 }}>
      <thead>
        <tr>
          {head?.children.map(({ children }, column) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={column}
              scope="col"
              className="ink line"
              style={set(15, 'ink', { ...aligned(column), fontWeight: 600 })}
            >
              <Inline nodes={children} parts={parts} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={index}>
            {row.children.map(({ children }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={column} className="ink line" style={set(15, 'ink', aligned(column))}>
                <Inline nodes={children} parts={parts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Paragraph({
  node,
  parts,
}: Parts & { node: Extract<BlockContent, { type: 'paragraph' }> }) {
  const button = loneLink(node, buttonTitle)
  const url = button && parts.hrefOf(button.url)
  if (button && url !== undefined) return <MailButton label={wordsOf(button.children)} url={url} />
  const link = loneLink(node, cardTitle)
  const card = link && parts.cardOf(link)
  if (link && card) return <LetterCardBox card={card} />
  const images = loneImages(node)
  if (images) {
    return images.map(({ url: address, alt, title }) => {
      const picture = parts.pictureOf(address)
      if (!picture)
        return alt ? (
          <Text key={address} className="ink" style={paragraphStyle}>
            {alt}
          </Text>
        ) : null
      return (
        <Picture
          key={address}
          {...picture}
          alt={alt || picture.alt}
          caption={title ?? picture.caption}
        />
      )
    })
  }
  return (
    <Text className="ink" style={paragraphStyle}>
      <Inline nodes={node.children} parts={parts} />
    </Text>
  )
}

function Block({ node, parts }: Parts & { node: RootContent | BlockContent | DefinitionContent }) {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} parts={parts} />
    case 'heading':
      return (
        <Heading
          as={node.depth <= 2 ? 'h2' : 'h3'}
          className="ink display"
          style={setTitle(node.depth <= 2 ? 22 : 18, { margin: '28px 0 10px' })}
        >
          <Inline nodes={node.children} parts={parts} />
        </Heading>
      )
    case 'blockquote':
      return (
        <Section
          style={{
            borderLeft: `3px solid ${brandColours.accent[0]}`,
            padding: '2px 0 2px 16px',
            marginBottom: 18,
          }}
        >
          <LetterBody nodes={node.children} parts={parts} />
        </Section>
      )
    case 'list': {
      const style = set(16, 'ink', { margin: '0 0 18px', padding: '0 0 0 22px' })
      const items = <ListItems list={node} parts={parts} />
      return node.ordered ? (
        <ol start={node.start ?? 1} style={style}>
          {items}
        </ol>
      ) : (
        <ul style={style}>{items}</ul>
      )
    }
    case 'table':
      return <DataTable table={node} parts={parts} />
    case 'thematicBreak':
      return <Hr className="line" style={{ borderTop: hairline, margin: '24px 0' }} />
    case 'code':
    case 'html':
      return (
        <Text
          className="ink"
          style={{
            ...paragraphStyle,
            fontFamily: 'Consolas,Menlo,monospace',
            whiteSpace: 'pre-wrap',
          }}
        >
          {node.value}
        </Text>
      )
    default:
      return null
  }
}

export function LetterBody({
  nodes,
  parts,
}: Parts & { nodes: readonly (RootContent | BlockContent | DefinitionContent)[] }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Block key={index} node={node} parts={parts} />
  ))
}
