import { useSiteSettings } from '../../lib/page-data'

export function useChats(): { name: string; href: string }[] {
  const { company, offices } = useSiteSettings()
  const chats = [
    { name: 'Zalo', href: company.zalo },
    { name: 'WhatsApp', href: offices.find(({ country }) => country === 'VN')?.whatsapp },
  ]
  return chats.flatMap(({ name, href }) => (href ? { name, href } : []))
}
