export const texts = {
  updated: 'Cập nhật ngày {{date}}',
  privacy: {
    title: 'Chính sách bảo mật',
    intro: 'Chúng tôi lưu gì, để làm gì, trong bao lâu, và bạn có thể yêu cầu điều gì.',
    metaTitle: 'Chính sách bảo mật và quyền của bạn',
    metaDescription:
      '{{name}} lưu những dữ liệu nào khi bạn nhận bản tin hay gửi yêu cầu, giữ bao lâu, điều gì chỉ nằm trong trình duyệt, và quyền của bạn.',
  },
  terms: {
    title: 'Điều khoản sử dụng',
    intro:
      'Điều gì bạn trông cậy được ở trang này, điều gì thuộc về đối tác, và khi nào một chuyến đi thành hợp đồng.',
    metaTitle: 'Điều khoản sử dụng: đặt chỗ, ưu đãi, bản quyền',
    metaDescription:
      'Điều khoản sử dụng {{name}}: thông tin tham khảo, đặt chỗ với đối tác, ưu đãi, tour của công ty, bản quyền bài viết và tranh vẽ, luật áp dụng.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pages: typeof texts
  }
}
