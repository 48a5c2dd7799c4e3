export const texts = {
  farmTours: 'Xem các tour nông trại',
  recordTitle: 'Con số và chứng nhận',
  years: 'năm trong nghề',
  countries: 'quốc gia xuất khẩu',
  certificatesTitle: 'Chứng nhận và đăng ký',
  disclosurePrivacy: 'Đọc chính sách bảo mật',
  ctaMainSite: 'Đến trang chính của công ty',
  ctaContact: 'Liên hệ với chúng tôi',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    about: typeof texts
  }
}
