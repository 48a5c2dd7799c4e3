import { useTranslation } from 'react-i18next'
import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { DayCount } from '../../../../schema/api/admin-dashboard'
import { formatDate } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'

const tick = { fill: 'var(--muted)', fontSize: 12 }
const box = { width: '100%', height: '100%' }
const margin = { top: 4, right: 0, bottom: 0, left: 0 }
const tip = { background: 'var(--card)', borderColor: 'var(--line)', color: 'var(--ink)' }

/** Nothing moves: the bars stand at once, for everybody. */
export function DayBars({ days }: { days: readonly DayCount[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <BarChart data={[...days]} responsive style={box} margin={margin} accessibilityLayer={false}>
      <XAxis
        dataKey="day"
        tickFormatter={(day: string) => formatDate(day, locale).slice(0, 5)}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        minTickGap={28}
      />
      <YAxis allowDecimals={false} width={34} tick={tick} tickLine={false} axisLine={false} />
      <Tooltip
        isAnimationActive={false}
        contentStyle={tip}
        cursor={{ fill: 'var(--line)', fillOpacity: 0.4 }}
        labelFormatter={(day) => formatDate(String(day), locale)}
        formatter={(count) => [String(count), t('dashboard.count')]}
      />
      <Bar dataKey="count" fill="var(--accent)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
    </BarChart>
  )
}
