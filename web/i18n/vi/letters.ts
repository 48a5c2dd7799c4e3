export const texts = {
  title: 'Thư đã gửi',
  metaTitle: 'Thư đã gửi: Thư từ đường xa',
  metaDescription:
    'Những lá thư {{brand}} đã gửi bạn đọc: nơi đang vào mùa đẹp, món đang đến vụ, bài mới. Lúc nào đọc lại cũng được.',
  intro: 'Những lá thư chúng tôi đã gửi bạn đọc, mới nhất ở trên cùng.',
  emptyTitle: 'Chưa có lá thư nào',
  emptyText: 'Lá thư đầu tiên sắp lên đường. Bạn để lại e-mail ở khung bên dưới nhé.',
  notFoundTitle: 'Không có lá thư này',
  notFoundText: 'Có thể địa chỉ đã thay đổi. Bạn xem những lá thư khác nhé.',
  inside: 'Trong thư: {{list}}.',
  sentOn: 'Gửi ngày {{date}}',
  others: 'Thư khác',
  newer: 'Thư sau',
  older: 'Thư trước',
  feedTitle: '{{brand}}: thư đã gửi',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    letters: typeof texts
  }
}
