/** One address of every kind of screen, for pictures and measurements. */
export const screens: readonly { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'destinations', path: '/where-to-go' },
  { name: 'destinations-empty', path: '/where-to-go?q=zzz' },
  { name: 'destination', path: '/where-to-go/hoi-an' },
  { name: 'destination-missing', path: '/where-to-go/atlantis' },
  { name: 'articles', path: '/inspiration' },
  { name: 'articles-month', path: '/inspiration?month=2025-10' },
  { name: 'article', path: '/inspiration/to-pho-nam-gio-sang' },
  { name: 'article-missing', path: '/inspiration/khong-co' },
  { name: 'saved', path: '/yeu-thich' },
  { name: 'coming-soon', path: '/things-to-do' },
  { name: 'not-found', path: '/khong-co-trang-nay' },
]
