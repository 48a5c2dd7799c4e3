import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 11,
  meta: {
    titleVi: 'Du lịch Ninh Bình hai ngày: Tràng An hay Tam Cốc?',
    titleEn: 'Ninh Binh in two days: Trang An, Tam Coc or Van Long',
    descriptionVi:
      'So Tràng An, Tam Cốc, Vân Long để chọn đúng bến thuyền; hai ngày xe đạp qua Hang Múa, Bích Động, Hoa Lư; mùa lúa chín, đường từ Hà Nội và có nên thêm Cúc Phương.',
    descriptionEn:
      'Three boat trips compared so you choose well, two days by bicycle with Mua Cave and Hoa Lu, when the rice ripens, how to get there, and whether to add Cuc Phuong.',
  },
  summaryVi:
    'So Tràng An, Tam Cốc với Vân Long để khỏi đi trùng, cách xếp Hang Múa, Bích Động, Hoa Lư vào một vòng xe đạp, khi nào ruộng chín và có nên thêm một ngày cho Cúc Phương.',
  summaryEn:
    'Trang An, Tam Coc and Van Long compared so you don’t take the same boat twice, a two-day plan by bicycle with Mua Cave and Hoa Lu, when the rice ripens, and whether to add Cuc Phuong.',
  category: 'sightseeing',
  difficulty: 'beginner',
  season: ['summer', 'autumn'],
  destinations: ['ninh-binh', 'hanoi'],
  tagsVi: ['Ninh Bình', 'Tràng An', 'Tam Cốc', 'Hang Múa', 'xe đạp', 'mùa lúa chín'],
  tagsEn: ['Ninh Binh', 'Trang An', 'Tam Coc', 'Mua Cave', 'cycling', 'rice harvest'],
  imageAltVi: 'Chiếc đò nhỏ chèo bằng chân lướt giữa hai vách núi, hai bên là ruộng lúa.',
  imageAltEn: 'A sampan rowed by foot glides between limestone cliffs, with rice on both sides.',
  agodaSearchTerm: 'ninh-binh',
  rating: 4.7,
  featured: false,
  contentVi: `
Ninh Bình gần Hà Nội đến mức nhiều người đi về trong ngày, và vì thế phần đông chỉ thấy nơi này vào giờ tệ nhất, từ mười giờ sáng đến hai giờ chiều, nắng gắt, thuyền nối đuôi thuyền. Ngủ lại một hai đêm, xuống bến lúc mới mở và leo núi khi khách đoàn đã về, bạn sẽ thấy một nơi khác hẳn.

## Chọn bến thuyền

| Bến | Mất | Cảnh | Hợp với |
| --- | --- | --- | --- |
| Tràng An | 2,5–3 giờ | Hang xuyên núi, đền bên nước, nước trong | Lần đầu, nhà có trẻ con |
| Tam Cốc | 1,5–2 giờ | Sông len giữa ruộng, qua ba hang, chèo bằng chân | Cuối tháng 5, đầu tháng 6 |
| Vân Long | 1–1,5 giờ | Đầm ngập nước, chim, voọc mông trắng | Chiều muộn, người thích yên tĩnh |

**Tràng An** được UNESCO ghi danh năm 2014, tổ chức gọn gàng, vé khoảng 250.000–300.000 đ. Bến có ba tuyến, trong đó tuyến 1 qua nhiều hang nhất, tuyến 3 ít hang hơn nhưng có hang Đột dài cỡ một cây số. Thuyền ghép bốn, năm người, đi hai thì chờ ghép hoặc bù tiền.

**Tam Cốc** đi và về cùng một lối. Tới hang cuối thường có thuyền bán nước mời mua cả cho người chèo. Không mua thì cứ từ chối nhẹ nhàng, để dành tiền gửi cô lái khi về bến.

**Vân Long** cách Tam Cốc chừng 25 km về phía bắc. Voọc hay ra vách đá lúc chiều mát, mang ống nhòm.

Chỉ đi một bến thì chọn Tràng An, đi hai bến thì thêm Vân Long. Tam Cốc để dành cho mùa lúa.

## Hai ngày bằng xe đạp

Ở quanh bến Tam Cốc, nhà nghỉ nào cũng có xe đạp. Đặt phòng nhớ xem bản đồ, vì tỉnh Ninh Bình mới gồm cả Hà Nam và Nam Định, có chỗ ghi “Ninh Bình” mà cách bến vài chục cây số.

### Ngày đầu

1. **7 giờ:** ra bến Tam Cốc, hoặc đạp tới bến Tràng An, khoảng 8 km.
2. **Gần trưa:** chùa Bích Động, cách bến Tam Cốc chừng 2,5 km, có ba tầng Hạ, Trung, Thượng leo dần theo vách núi.
3. **Trưa:** dê tái chanh, cơm cháy, rồi ngủ. Nắng hè ở đây không đùa được.
4. **15 giờ 30:** đạp đường bờ ruộng sang Hang Múa, 4–5 km, leo gần 500 bậc mất 30–40 phút. Đoạn cuối quanh con rồng đá lởm chởm và sắc, đi giày có đế. Trời chiều từ trên này đẹp nhất, nhớ mang đèn pin lúc xuống.

### Ngày thứ hai

Sáng đạp tới cố đô Hoa Lư, kinh thành của nhà Đinh và nhà Tiền Lê từ năm 968 đến 1010. Cung điện không còn, chỉ còn hai ngôi đền thờ vua Đinh, vua Lê với chiếc sập đá chạm rồng rất đáng xem. Đọc trước vài trang sử thì chuyến đi thú vị hơn hẳn. Từ Hoa Lư về bến Tràng An chừng 5 km, chiều đi thuyền nếu hôm trước chưa đi.

Dư một ngày, lên **Cúc Phương**, vườn quốc gia đầu tiên của cả nước, cách khoảng 45 km, để đi bộ dưới rừng già tới cây chò, động Người Xưa, thăm trung tâm cứu hộ linh trưởng. Tháng 4, tháng 5 bướm bay rợp đường. Mang thuốc chống vắt.

## Mùa nào đẹp

Ruộng Tam Cốc mỗi năm chỉ vàng một lần, thường từ cuối tháng 5 đến đầu tháng 6, gặt rất nhanh, nên gọi hỏi chỗ ở trước khi lên đường. Từ Tết đến hết tháng Ba âm lịch là mùa hội, Tràng An và Bái Đính đông nghẹt cuối tuần. Tháng 6 đến tháng 8 nóng hầm hập, tháng 9 có năm nước lớn. Tháng 10, 11 trời dịu, dễ đi nhất. Giữa đông xám và buốt nhưng vắng.

## Đường đi

Từ [Hà Nội](/where-to-go/hanoi) khoảng 95 km. Limousine mất 1,5–2 giờ, đón trả tận nơi. Tàu Bắc – Nam mất hơn hai giờ, xuống ga Ninh Bình đi taxi thêm chừng 8 km tới Tam Cốc. Cũng có xe thẳng sang Hạ Long, Cát Bà. Đi tiếp vào Nam, lên tàu đêm ngay ở ga Ninh Bình, xem [ngày 12](/plan-your-trip/day-12), khỏi quay lại thủ đô.
`,
  contentEn: `
Ninh Binh is close enough to Hanoi for a day trip, which is why most people meet it at its worst: ten till two, white sun, boats nose to tail. Stay a night or two, be at the landing when it opens, climb when the coaches have gone, and it becomes another place.

## Which boat

| Landing | Time | Scenery | Best for |
| --- | --- | --- | --- |
| Trang An | 2.5–3 hours | River caves, waterside temples, clear water | First visits, children |
| Tam Coc | 1.5–2 hours | A river through rice and three caves, rowed by foot | Late May, early June |
| Van Long | 1–1.5 hours | Wetland, birds, rare langurs | Late afternoon, quiet |

**Trang An**, a World Heritage site since 2014, is well run; tickets are around 250,000–300,000 VND. It has three routes: number 1 passes the most caves, number 3 has fewer but includes one about a kilometre long. Boats hold four or five, so a couple either waits to be matched or pays for the spare seats.

**Tam Coc** goes out and back the same way. At the last cave, boats selling drinks may press you to buy one for your rower too. Decline kindly and tip her at the end instead.

**Van Long** lies about 25 km north. Delacour’s langurs, black with white “shorts”, come out on the cliffs when the day cools. Bring binoculars.

If you take one boat, make it Trang An; if two, add Van Long. Keep Tam Coc for the harvest.

## Two days by bicycle

Sleep near Tam Coc landing, where every guesthouse has bikes. Check the map when booking: the enlarged Ninh Binh province now includes Ha Nam and Nam Dinh, so “Ninh Binh” can be an hour from the boats.

### Day one

1. **7 am:** Tam Coc boat, or ride about 8 km to Trang An.
2. **Late morning:** Bich Dong pagoda, 2.5 km beyond Tam Coc, three shrines stacked up a cliff and through a cave.
3. **Midday:** goat with lime and cơm cháy (crisp scorched rice), then a nap. Summer sun here is serious.
4. **3:30 pm:** 4–5 km along the paddies to Mua Cave, where nearly 500 steps take 30–40 minutes. The last scramble to the dragon is over sharp rock, so wear proper soles. Stay for the late light and carry a torch down.

### Day two

Ride to Hoa Lu, capital of the Dinh and Early Le kings from 968 to 1010, before the court moved to what is now Hanoi. The palaces are gone. Two temples and a carved stone dragon bed remain; the story matters more than the ruins, so read a page or hire a guide. Trang An is 5 km back, for an afternoon boat if you haven’t had one.

With a third day, go to **Cuc Phuong**, Vietnam’s first national park, about 45 km away: old forest, a prehistoric cave, a rescue centre for langurs and gibbons, and clouds of butterflies in April and May. Wear leech socks after rain.

## When to come

Tam Coc’s fields turn gold once a year, usually from late May to early June, and are cut fast. Ring your guesthouse before you set out. From Tet until about April the pilgrimage season fills Trang An and the giant Bai Dinh pagoda every weekend. June to August is steamy, September sometimes floods, October and November are the easiest. Midwinter is grey and raw, and nearly empty.

## Getting there

It is about 95 km from [Hanoi](/where-to-go/hanoi): shared vans take 1.5–2 hours door to door; north–south trains take a little over two, leaving an 8 km taxi from Ninh Binh station to Tam Coc. Direct buses also link Ha Long and Cat Ba. Going south, board the sleeper here, as in [day 12](/plan-your-trip/day-12), and skip the trip back to the capital.
`,
})
