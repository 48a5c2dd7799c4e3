import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 6,
  meta: {
    titleVi: 'Hà Nội hai ngày: lịch đi bộ phố cổ, Ba Đình, Hồ Tây',
    titleEn: 'Hanoi in two days: a walking plan that works',
    descriptionVi:
      'Lịch hai ngày đi bộ: Hồ Gươm sớm mai, ba mươi sáu phố theo đúng thứ tự, Lăng Bác hôm nào mở, Văn Miếu, chiều Hồ Tây, và vì sao không nên chen vào phố tàu.',
    descriptionEn:
      'Dawn at Hoan Kiem Lake, the guild streets in a sensible loop, the mausoleum on the right morning, the Temple of Literature, sunset at West Lake, Train Street.',
  },
  summaryVi:
    'Hai ngày đi bộ được thật: giờ nào ra Hồ Gươm, rẽ phố nào trước, vào Lăng Bác hôm nào cho khỏi hụt, chiều xuống ngồi đâu bên Hồ Tây và vì sao không nên cố chen vào phố tàu.',
  summaryEn:
    'Two days you can really walk: the lake at dawn, a loop of guild streets in the right order, the mausoleum on the right morning, sunset by West Lake, and a word about Train Street.',
  category: 'sightseeing',
  difficulty: 'beginner',
  season: ['spring', 'autumn', 'winter'],
  destinations: ['hanoi'],
  tagsVi: ['phố cổ', 'Hồ Gươm', 'Văn Miếu', 'Lăng Bác', 'Hồ Tây', 'đi bộ'],
  tagsEn: ['Old Quarter', 'Hoan Kiem', 'Temple of Literature', 'Ba Dinh', 'West Lake', 'walking'],
  imageAltVi: 'Tháp Rùa giữa hồ Hoàn Kiếm và cây cầu Thê Húc sơn đỏ',
  imageAltEn: 'Turtle Tower on Hoan Kiem Lake with the red bridge',
  agodaSearchTerm: 'hanoi',
  rating: 4.9,
  featured: true,
  contentVi: `Hà Nội hợp với người dậy sớm và đi bộ. Phần đáng xem nằm gọn trong một vòng chừng ba cây số, trưa thì nóng và đông, còn sáng sớm với chập tối mới đúng là của mình. Lịch dưới đây chia theo giờ ấy, giữa ngày có chỗ nghỉ.

Xem lại ngày trong tuần trước khi đi. Lăng Bác chỉ mở buổi sáng, nghỉ thứ Hai và thứ Sáu. Phần lớn bảo tàng, trong đó có Bảo tàng Dân tộc học, nghỉ thứ Hai. Nếu ngày thứ hai của bạn vướng lịch này, cứ đảo hai ngày cho nhau.

## Ngày một: hồ và ba mươi sáu phố

**5 giờ 30 – 7 giờ.** Một vòng Hồ Gươm dài chưa tới hai cây số. Người già múa quạt bên tượng đài Lý Thái Tổ, các chị nhảy trước Bưu điện, sương còn bám chân Tháp Rùa. Ăn phở ngay sau đó, trước tám giờ bát phở nào cũng ngon hơn.

**8 giờ.** Qua cầu Thê Húc vào đền Ngọc Sơn khi các đoàn khách chưa tới.

**8 giờ 45 – 11 giờ 30.** Vòng phố cổ gần ba cây số, theo thứ tự: Hàng Đào, Hàng Ngang, rẽ trái Lãn Ông thơm mùi thuốc bắc, Thuốc Bắc, Hàng Mã đầy giấy màu, chợ Đồng Xuân, Hàng Chiếu ra Ô Quan Chưởng, cửa ô duy nhất còn nguyên. Vòng về qua Đào Duy Từ, đền Bạch Mã ở Hàng Buồm, nhà cổ 87 Mã Mây rồi Hàng Bạc. Nhớ ngẩng lên tầng hai, mặt tiền cũ nằm ở trên ấy.

**Trưa.** Bún chả, rồi về nghỉ đến hai giờ. Món nào ăn ở đâu đã có [ngày 7](/plan-your-trip/day-7).

**14 giờ – 17 giờ.** Chọn một: di tích Nhà tù Hỏa Lò, hoặc Bảo tàng Phụ nữ ở Lý Thường Kiệt, hai nơi cách nhau khoảng mười phút đi bộ. Sau đó ra Nhà thờ Lớn uống trà chanh, rồi thả bộ theo Tràng Tiền tới Nhà hát Lớn lúc lên đèn.

**Tối.** Múa rối nước bên hồ, suất dài khoảng 50 phút, cuối tuần nên mua vé từ sáng. Từ tối thứ Sáu đến Chủ nhật quanh hồ cấm xe, Hàng Đào – Đồng Xuân có chợ đêm, vui và rất đông, nhớ để ý túi.

## Ngày hai: Ba Đình, Văn Miếu, Hồ Tây

**7 giờ 30.** Xếp hàng vào Lăng Bác, chờ từ nửa tiếng đến hơn một tiếng. Mùa lạnh (1/11–31/3) lăng mở 8–11 giờ, mùa nóng 7 giờ 30–10 giờ 30, thứ Bảy, Chủ nhật và ngày lễ thêm nửa tiếng. Mặc kín vai, quá gối, gửi túi và máy ảnh, đi hàng đôi, không nói chuyện. Mỗi năm lăng đóng cửa tu bổ chừng hai tháng, thường vào mùa hè. Ra khỏi lăng, đi tiếp khu Phủ Chủ tịch, nhà sàn, ao cá, chùa Một Cột là vừa hết buổi sáng.

**10 giờ 30.** Hoàng thành Thăng Long ở ngay bên kia Quảng trường, có thềm rồng điện Kính Thiên, hầm D67 và hố khai quật 18 Hoàng Diệu. Ai không mê khảo cổ thì đi thẳng Văn Miếu.

**13 giờ 30.** Văn Miếu – Quốc Tử Giám, khoảng một tiếng rưỡi. Đi chậm qua năm lớp sân. 82 tấm bia tiến sĩ là chỗ đáng đọc nhất, rùa đá thì xin đừng xoa đầu. Bảo tàng Mỹ thuật ở ngay phố bên, mát và vắng.

**16 giờ 30.** Gọi xe lên đền Quán Thánh, đi bộ đường Thanh Niên giữa hai hồ, vào chùa Trấn Quốc trước khi cửa đóng, rồi tìm ghế ven Trúc Bạch xem mặt trời lặn bên Hồ Tây. Phở cuốn Ngũ Xã là bữa tối hợp cảnh.

Có thêm nửa ngày, đổi buổi chiều lấy Bảo tàng Dân tộc học, cách trung tâm tám cây số, khu nhà ngoài trời dễ chiếm mất hai tiếng.

## Phố tàu và mấy điều nên tránh

Đoạn đường tàu sát nhà quanh Phùng Hưng, Trần Phú đã nhiều lần bị rào, có người canh, vậy mà hàng cà phê vẫn ra dắt khách lẻn vào. Tàu chạy thật, hành lang an toàn không có. Muốn nghe tiếng tàu thì lên lề đi bộ cầu Long Biên lúc bình minh, dưới kia là bãi giữa sông Hồng.

- Vỉa hè thành bãi xe thì đi sát mép, quay mặt về phía xe tới.
- Đi xích lô thì chốt giá cho cả xe và số phút.
- Hàng bánh rán mời “ăn thử” thì hỏi giá trước khi cầm.
- Ngày mù bụi mịn, dời Hồ Tây sang hôm khác và vào bảo tàng.`,
  contentEn: `Hanoi rewards early risers on foot. Most of what you came for lies within a circle three kilometres across; the middle of the day is hot and loud, while dawn and dusk belong to you. This plan follows those hours, with a rest in between.

Check the day of the week first. Ho Chi Minh’s Mausoleum opens mornings only and closes on Mondays and Fridays; most museums, the Museum of Ethnology among them, close on Mondays. If that lands on your second day, swap the two.

## Day one: the lake and the guild streets

**5:30–7 am.** A lap of Hoan Kiem Lake is under two kilometres. Old men stretch under the fig trees, women dance with fans by the statue of King Lý Thái Tổ, and mist hangs round Turtle Tower. Then phở. Any bowl is better before eight.

**8 am.** Cross the red Huc Bridge to Ngoc Son Temple ahead of the tour groups.

**8:45–11:30 am.** A loop of nearly three kilometres, in this order: Hang Dao, Hang Ngang, left into Lan Ong with its smell of dried roots and bark, Thuoc Bac, Hang Ma for paper lanterns and paper offerings, Dong Xuan Market, then Hang Chieu to O Quan Chuong, the last of the old outer gates still standing. Come back by Dao Duy Tu, Bach Ma Temple on Hang Buom, the restored merchant’s house at 87 Ma May, and the silversmiths of Hang Bac. *Hàng* means wares: each street was named for what its guild sold. Look up, because the old façades survive on the second floor.

**Lunch.** Bún chả, then rest until two. [Day 7](/plan-your-trip/day-7) says what to eat where.

**2–5 pm.** Choose one: Hoa Lo, the prison the French built, or the Vietnamese Women’s Museum on Ly Thuong Kiet, ten minutes’ walk apart. Then iced lemon tea by St Joseph’s Cathedral and a stroll along Trang Tien to the Opera House as the lights come on.

**Evening.** Water puppets beside the lake, about 50 minutes; at weekends buy tickets that morning. From Friday evening to Sunday the lakeside closes to traffic and a night market runs from Hang Dao towards Dong Xuan. It is fun and very crowded, so mind your bag.

## Day two: Ba Dinh, the Temple of Literature, West Lake

**7:30 am.** Queue for the Mausoleum: half an hour to an hour or more. From November to March it opens 8–11 am, from April to October 7:30–10:30 am, half an hour longer at weekends and on holidays. Cover shoulders and knees, hand in bags and cameras, walk in pairs, keep silent. It shuts for about two months of maintenance each year, usually in summer. Afterwards the grounds take up the morning: Ho Chi Minh’s stilt house, the carp pond, the One Pillar Pagoda.

**10:30 am.** The Imperial Citadel of Thang Long is just across the square: stone dragons, a wartime bunker and the excavations at 18 Hoang Dieu. If archaeology leaves you cold, skip straight to the next stop.

**1:30 pm.** The Temple of Literature, founded in 1070 and home of the country’s first university. Allow ninety minutes for five courtyards. The 82 stone stelae list doctors of the old examinations; please do not rub the turtles’ heads. The Fine Arts Museum is a street away, cool and nearly empty.

**4:30 pm.** Ride to Quan Thanh Temple, walk the Thanh Nien causeway between two lakes, and see Tran Quoc Pagoda before its gate closes. Then find a chair by Truc Bach and watch the sun go down across West Lake. Phở cuốn, soft rice sheets rolled around beef, is the dinner of this neighbourhood.

With half a day more, trade the afternoon for the Museum of Ethnology, eight kilometres out. Its garden of full-size village houses easily takes two hours.

## Train Street, and other cautions

The stretch of track squeezed between houses near Phung Hung and Tran Phu has been barricaded again and again. Café owners still smuggle visitors past the guards. The trains are real and there is no safe margin. For trains without the risk, take the footway of Long Bien Bridge at sunrise, with the gardens of the Red River’s middle island below.

- Pavements are parking lots. Walk at the edge, facing the traffic.
- Cyclo: agree a price for the whole vehicle, and the minutes.
- Doughnut sellers press a “free” taste on you. Ask the price before you take it.
- On days of bad air, move West Lake and choose a museum.`,
})
