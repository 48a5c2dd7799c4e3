import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'water-puppets-and-stages',
  meta: {
    titleVi: 'Xem múa rối nước, ca trù, nhã nhạc, cải lương ở đâu',
    titleEn: 'Water puppets in Hanoi, court music, opera: where to go',
    descriptionVi:
      'Rối nước bên Hồ Gươm, ca trù, nhã nhạc Đại Nội, bài chòi Hội An, cải lương, đờn ca tài tử: mỗi buổi dài bao lâu, ngồi hàng nào, mua vé ra sao, vỗ tay lúc nào.',
    descriptionEn:
      'Water puppets by Hoan Kiem Lake, ca trù, Hue court music, sung bingo in Hoi An and southern opera: how long each lasts, where to sit, tickets and good manners.',
  },
  category: 'culture',
  titleVi: 'Rối nước, ca trù, cải lương: nghe ở đâu',
  titleEn: 'Water puppets, opera and song: where to go',
  descriptionVi:
    'Rối nước bên hồ Gươm, nhã nhạc trong Đại Nội, bài chòi Hội An, đờn ca tài tử miệt vườn: mỗi loại dài bao lâu, ngồi đâu, vỗ tay lúc nào.',
  descriptionEn:
    'Water puppets in Hanoi, court music in Hue, sung bingo in Hoi An, southern opera and garden concerts: where to hear them, how long they last, how to behave.',
  tagsVi: ['rối nước', 'ca trù', 'quan họ', 'nhã nhạc', 'cải lương'],
  tagsEn: ['water puppets', 'traditional music', 'theatre', 'court music', 'evenings out'],
  imageAltVi: 'Sân khấu rối nước với con rồng và nàng tiên trên mặt nước xanh',
  imageAltEn: 'A water-puppet stage with a dragon and a fairy on green water',
  publishedDate: '2026-02-10',
  featured: false,
  relatedDestinations: ['hanoi', 'hue', 'hoi-an', 'ho-chi-minh-city'],
  contentVi: `
Sân khấu cổ truyền không hiếm, chỉ là khó gặp đúng lúc. Có loại ngày nào cũng diễn cho khách, có loại phải chờ hội làng. Biết thứ nào ở đâu thì một tối là đủ nhớ lâu.

## Rối nước

Bia chùa Đọi (nay thuộc Ninh Bình) khắc năm 1121 đã tả con rùa vàng bơi giữa sông, phun nước, ngước nhìn vua: rối nước có từ đời Lý. Người điều khiển đứng ngâm mình sau mành tre, sào giấu dưới mặt nước.

Nhà hát Múa rối Thăng Long bên hồ Gươm, [Hà Nội](/where-to-go/hanoi), mỗi ngày nhiều suất, chừng 50 phút. Mua vé từ hôm trước; hàng đầu dễ ướt nhưng nhìn rõ, trẻ con mê chú Tễu nhất. Muốn xem ở làng thì hỏi phường rối Đào Thục (Đông Anh) hoặc chờ hội chùa Thầy mùng năm đến mùng bảy tháng Ba âm. TP. Hồ Chí Minh cũng có suất tối, nên kiểm tra lịch trước khi đi.

## Hai giọng hát xứ Bắc

**Ca trù** chỉ ba người: ả đào vừa hát vừa gõ phách, kép đàn đáy, và người cầm chầu gõ trống thay lời khen. Phố cổ Hà Nội có nhóm hát trong nhà cổ, trong đình vài tối mỗi tuần, khoảng một tiếng, không micro. Mười phút đầu thấy lạ tai, cứ ngồi yên.

**Quan họ** là chuyện đối đáp giữa liền anh, liền chị. Hội Lim 13 tháng Giêng đông như nêm, muốn nghe kỹ thì xuống làng Diềm hay nhờ người Bắc Ninh hẹn một canh hát trong nhà.

## Huế và miền Trung

**Nhã nhạc** diễn ở Duyệt Thị Đường trong Đại Nội [Huế](/where-to-go/hue), chừng 30–40 phút, thường có suất sáng và chiều: nơi nghỉ chân rất hợp giữa buổi đi bộ. Ca Huế trên thuyền rồng bắt đầu từ chập tối, một tiếng, cuối buổi thả hoa đăng. Chọn thuyền nhỏ, đừng chọn thuyền bật loa lớn.

**Bài chòi** [Hội An](/where-to-go/hoi-an) chơi buổi tối bên sông Hoài: mua thẻ bài, nghe anh hiệu hô câu thai, trúng ba con thì hô “tới” và nhận quà. Không cần biết luật, người ngồi cạnh sẽ nhắc.

**Tuồng**, trong Nam gọi hát bội, nhìn mặt đoán người: mặt đỏ trung nghĩa, mặt đen ngay thẳng, mặt mốc gian nịnh. Đà Nẵng và Quy Nhơn có nhà hát tuồng; ở Sài Gòn và miền Tây, đình làng mời gánh về diễn dịp lễ Kỳ yên, xem không mất tiền.

## Phương Nam

**Đờn ca tài tử** vốn để chơi chứ không để diễn. Tour cù lao thường cho nghe mười lăm phút, muốn trọn thì ngủ nhà vườn [miền Tây](/where-to-go/mekong-delta), sau bữa cơm hàng xóm mang đờn qua. Từ đó mà có **cải lương**, với vọng cổ bắt nguồn từ “Dạ cổ hoài lang” của Cao Văn Lầu ở Bạc Liêu. Vở trọn dài hai tiếng rưỡi đến ba tiếng, hay sáng đèn cuối tuần ở Sài Gòn. Xuống xề đúng hơi thì cả rạp vỗ tay, cứ vỗ theo.

## Ngồi xem cho phải

- Tới trước mười lăm phút; ca trù, quan họ vào muộn thì chờ hết bài.
- Tắt đèn flash. Quay vài câu thì được, giơ máy suốt buổi thì không.
- Ở đình, diễn là dâng thần: nhường chiếu giữa cho các cụ, không ngồi quay lưng vào ban thờ.
- Tiền thưởng đặt vào đĩa hoặc đưa bằng hai tay.
`,
  contentEn: `
Vietnam’s old stages are not rare, only hard to catch. Some play daily for visitors; others wait for a village feast. You need no Vietnamese, just the right door at the right hour.

## Water puppets

A stone inscription of 1121 describes a golden turtle swimming before the king, spouting water and rolling its eyes, so the art is at least nine centuries old. Puppeteers stand waist-deep behind a bamboo screen, their poles hidden under the water.

The Thang Long theatre on Hoan Kiem Lake in [Hanoi](/where-to-go/hanoi) gives several shows a day, about 50 minutes each. Buy tickets the day before. The front row sees best and gets splashed. For a village performance ask about the Dao Thuc troupe north of the city, or come to the Thay Pagoda festival (5th–7th of the third lunar month). Ho Chi Minh City has evening shows too; check the schedule.

## Two voices of the north

**Ca trù** takes three people: a woman who sings and taps a bamboo block, a man on a long-necked lute, and a drummer who judges each phrase. Groups in Hanoi’s Old Quarter sing in old houses and temples a few evenings a week, for an hour, without microphones. It sounds strange for ten minutes; stay.

**Quan họ** is courtship in song between pairs of men and women. The Lim festival, on the 13th of the first lunar month, is a crush. For listening, have someone in Bac Ninh arrange an evening in a house in Diem village.

## Hue and the centre

**Nhã nhạc**, court music, plays in the Duyet Thi Duong theatre inside the Imperial City of [Hue](/where-to-go/hue), usually morning and afternoon, for 30–40 minutes: a good rest in a long walk. After dark, dragon boats carry singers of *ca Huế* for an hour, ending with paper lanterns on the water. Pick a small boat without loudspeakers.

**Bài chòi** in [Hoi An](/where-to-go/hoi-an) is bingo, sung. Evenings by the river, you buy a card, the caller sings a riddle, and three hits win a small prize. Your neighbours will help.

**Tuồng** (*hát bội* in the south) is classical opera with painted faces: red for loyal, black for upright, mottled grey for the flatterer. Da Nang and Quy Nhon have theatres; in the south, communal houses hire troupes for the Kỳ Yên feast, free to all.

## The south

**Đờn ca tài tử** was made for playing among friends, not for a stage. Island tours offer fifteen minutes; for the real thing sleep at a garden house in the [Mekong Delta](/where-to-go/mekong-delta), where neighbours may bring instruments after dinner. It grew into **cải lương**, southern opera, whose great lament descends from a song written in Bac Lieu around 1919. A full play runs two and a half to three hours, mostly at weekends in Ho Chi Minh City. When a singer lands the long falling phrase, everybody claps. Join in.

## Good manners

- Come fifteen minutes early; if late, wait for the end of a song.
- No flash. Film a phrase or two, not the whole evening.
- In a communal house the play is an offering: leave the middle mats to the elders and don’t turn your back on the altar.
- Put a tip on the tray, or give it with both hands.
`,
  tipsVi: [
    'Suất rối cuối chiều thường dễ mua vé hơn suất tối.',
    'Đọc trước cốt truyện vài dòng, xem tuồng và cải lương sẽ bớt lạc.',
    'Mang áo khoác mỏng: rạp máy lạnh rất sâu, thuyền sông Hương đêm cũng lạnh.',
    'Lịch diễn của nhóm nhỏ hay đổi, gọi hoặc nhắn trang của họ trong ngày.',
  ],
  tipsEn: [
    'Late-afternoon puppet shows are easier to get into than the evening ones.',
    'Read a plot summary first; opera makes sense even without the words.',
    'Bring a light layer: theatres are over-cooled and the Perfume River is chilly at night.',
    'Small groups change their schedules often, so message them on the day.',
  ],
})
