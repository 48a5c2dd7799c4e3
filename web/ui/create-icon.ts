import type { LucideIcon, LucideProps } from 'lucide-react'
import { createElement, type ReactNode, type SVGProps } from 'react'

interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][]
}

/** What Lucide draws every icon with: lines two units wide on a square of 24. */
const attributes: SVGProps<SVGSVGElement> = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** Makes a component of an icon's data (Lucide's `__iconData`); see tools/vite/lean-icons.ts. */
export default function createIcon({ node }: IconData): LucideIcon {
  const lines: ReactNode[] = node.map(([tag, line]) => createElement(tag, line))
  const Icon = (props: LucideProps) => createElement('svg', { ...attributes, ...props }, lines)
  return Icon as unknown as LucideIcon
}
