export const texts = {
  title: 'Đi nhanh',
  label: 'Tìm trang, việc cần làm, nội dung hoặc bài viết',
  none: 'Không tìm thấy gì.',
  found_other: '{{count}} kết quả',
  view: 'trang',
  action: 'việc',
}
