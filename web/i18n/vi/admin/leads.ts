export const texts = {
  title: 'Yêu cầu & tin nhắn',
}
