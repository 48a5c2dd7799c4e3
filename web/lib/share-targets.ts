/** Where a page can be shared to without an app's own code: the services' public share addresses. */
export function shareTargets(title: string, url: string): { name: string; href: string }[] {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return [
    { name: 'Zalo', href: `https://sp.zalo.me/share_inline?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${text}` },
    { name: 'email', href: `mailto:?subject=${text}&body=${address}` },
  ]
}
