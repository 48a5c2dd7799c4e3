export const texts = {
  question: 'Bạn đi khi nào?',
  all: 'Cả năm',
  exact: 'Chọn ngày',
  verdicts: { good: 'Nên đi', mixed: 'Cân nhắc', avoid: 'Nên tránh' },
  /** On cards. */
  short: { good: 'Nên đi', mixed: 'Cân nhắc', avoid: 'Tránh' },
  fit: '{{dates}}: {{verdict}}',
  rainDays_other: '{{count}}\u00a0ngày mưa',
  temperatures: '{{low}}\u2060–\u2060{{high}}\u00a0°C',
  degrees: '{{high}}°',
  sea: { calm: 'biển êm', changing: 'biển thất thường', rough: 'biển động' },
  crowds: { quiet: 'vắng khách', busy: 'đông khách', packed: 'rất đông khách' },
  prices: { low: 'giá thấp', high: 'giá cao' },
  table: 'Món đang mùa: {{dishes}}.',
  inSeason: 'đúng mùa',
  inSeasonAt: '{{dates}}: đúng mùa ở {{places}}.',
  outOfSeason: '{{dates}}: các nơi trong bài chưa vào mùa đẹp nhất.',
  dealHolds: 'còn áp dụng khi bạn đi',
  dealDoesNotHold: 'không áp dụng khi bạn đi',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'travel-dates': typeof texts
  }
}
