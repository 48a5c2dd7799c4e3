import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { buttonStyles } from '../../../ui/button-styles'

/**
 * A button with the address that it leads to; the tool of buttons changes the one that is chosen.
 */
export function ButtonView({ node, selected }: NodeViewProps) {
  const { href, text } = node.attrs
  return (
    <NodeViewWrapper as="p">
      <span
        data-drag-handle
        className={`${buttonStyles.primary} ${selected ? 'outline-2 outline-offset-2 outline-accent' : ''}`}
      >
        {text}
      </span>
      <small className="ms-3 text-muted wrap-anywhere">{href}</small>
    </NodeViewWrapper>
  )
}
