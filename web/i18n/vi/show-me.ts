export const texts = {
  title: 'Thẻ chữ lớn',
  intro: 'Chìa màn hình cho tài xế, chủ quán hay người qua đường đọc.',
  groups: { go: 'Đi đâu', ride: 'Trên xe', order: 'Gọi món', diet: 'Ăn kiêng, dị ứng', ask: 'Hỏi han', help: 'Khẩn cấp' },
  group: 'Chọn nhóm thẻ',
  cards: 'Các thẻ',
  position: 'Thẻ {{index}} trên {{total}}',
  previous: 'Thẻ trước',
  next: 'Thẻ sau',
  print: 'In các thẻ',
}
