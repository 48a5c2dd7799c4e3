export const texts = {
  title: 'Lịch sử thay đổi',
}
