import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 23,
  meta: {
    titleVi: 'Sài Gòn hai ngày: trung tâm, Chợ Lớn, metro, Củ Chi',
    titleEn: 'Saigon in two days: centre, Cho Lon, metro, Cu Chi',
    descriptionVi:
      'Một ngày đi bộ trung tâm, một ngày Chợ Lớn và metro; có nên lên Củ Chi không, tối đi đâu, ngủ khu nào, qua đường ra sao: chỉ dẫn gọn cho bốn mươi tám giờ.',
    descriptionEn:
      'One day on foot through the centre, one for Cho Lon and the metro, whether Cu Chi is worth the trip, evenings out, where to sleep and how to cross the street.',
  },
  summaryVi:
    'Một ngày đi bộ trung tâm, một ngày Chợ Lớn và metro, có nên lên Củ Chi không, ngủ khu nào và cách qua đường: bản chỉ dẫn gọn cho bốn mươi tám giờ ở Sài Gòn.',
  summaryEn:
    'One day on foot around the centre, one for Cho Lon and the metro, whether Cu Chi is worth the trip, where to sleep, and how to cross a road full of motorbikes.',
  category: 'sightseeing',
  difficulty: 'beginner',
  season: ['spring', 'winter'],
  destinations: ['ho-chi-minh-city'],
  tagsVi: ['Sài Gòn', 'Quận 1', 'Chợ Lớn', 'Củ Chi', 'đi bộ'],
  tagsEn: ['Saigon', 'District 1', 'metro', 'Cu Chi tunnels', 'walking'],
  imageAltVi: 'Mặt tiền chợ Bến Thành với dòng xe máy phía trước và những tòa cao ốc phía sau.',
  imageAltEn: 'The front of Ben Thanh Market with motorbikes streaming past and towers rising behind.',
  agodaSearchTerm: 'ho-chi-minh-city',
  rating: 4.7,
  featured: true,
  contentVi: `
Sáu giờ sáng, khói cơm tấm bay qua hàng me, chim gọi nhau trong công viên, và người ta đã ngồi kín quán cóc với ly cà phê đá. Mười hai tiếng sau, cũng những con đường ấy sáng rực, cả thành phố đổ ra sông hóng gió. Sài Gòn hay nhất ở hai đầu ngày như thế: sáng sớm đi bộ, trưa trốn nắng trong nhà, chiều ra sông, tối mới thật sự sống. Xếp đúng nhịp ấy, hai ngày đủ để thương. Bản đồ và mùa nào nên đến đã có ở trang [TP. Hồ Chí Minh](/where-to-go/ho-chi-minh-city); chuyện ăn để dành cho [ngày 24](/plan-your-trip/day-24).

## Ngày thứ nhất: đi bộ quanh trung tâm

1. **Dinh Độc Lập**, vào ngay giờ mở cửa. Công trình của kiến trúc sư Ngô Viết Thụ, khánh thành năm 1966. Xem cho đủ, từ sân thượng có sàn trực thăng xuống hầm chỉ huy dưới đất, khoảng một tiếng rưỡi.
2. **Bảo tàng Chứng tích Chiến tranh**, cách mười phút đi bộ. Ảnh rất nặng, nên xem phòng ảnh phóng viên chiến trường trước, rồi tự lượng sức. Có con nhỏ thì xem máy bay ngoài sân thôi.
3. Trưa: nghỉ. Nắng từ 11 giờ tới 15 giờ không dành cho người đi bộ.
4. **Nhà thờ Đức Bà và Bưu điện.** Nhà thờ đang trùng tu, theo kế hoạch tới năm 2027 mới xong, nên chỉ ngắm qua hàng rào. Bưu điện thì vẫn bán tem, viết một tấm thiệp gửi về nhà. Kế bên là đường sách Nguyễn Văn Bình mát rượi.
5. **Đồng Khởi – Nhà hát – Nguyễn Huệ** lúc xế chiều, vào mấy chung cư cũ có quán cà phê trên lầu mà nhìn xuống.
6. **Bến Bạch Đằng**: hoàng hôn trên buýt đường sông, hoặc sang công viên bờ Thủ Thiêm ngắm ngược về phố.

**Chợ Bến Thành** ghé cho biết, tốt nhất trước chín giờ sáng. Giá nói thách, hỏi một vòng rồi hãy mua.

## Ngày thứ hai: Chợ Lớn, rồi metro

Bảy rưỡi sáng gọi xe vào **Chợ Lớn** (Quận 5, Quận 6 cũ), mất 20–30 phút. Bắt đầu ở chợ Bình Tây, nhà lồng kiểu Á Đông với khoảng sân giữa, chủ yếu bán sỉ. Đi tiếp Hải Thượng Lãn Ông nghe mùi thuốc bắc, ghé chùa Bà Thiên Hậu, hội quán Nghĩa An, cuối cùng rẽ vào hẻm Hào Sĩ Phường. Đó là nhà dân, nói nhỏ, đừng chụp vào cửa. Xong trước trưa là vừa.

Chiều đi **Metro số 1**, chạy từ cuối năm 2024. Ba ga đầu Bến Thành, Nhà hát Thành phố, Ba Son nằm dưới đất, sau đó tàu trồi lên, băng qua sông rồi chạy dọc xa lộ. Chạm thẻ ngân hàng ở cổng là qua, vé rẻ hơn ly cà phê, đi hết tuyến chừng nửa giờ. Xuống Thảo Điền uống cà phê bờ sông rồi quay về, tránh giờ tan tầm.

## Có nên đi Củ Chi?

Nên, nếu bạn thật sự quan tâm lịch sử và có thêm nửa ngày. Đường đi một chiều 1,5–2 giờ, cả chuyến khoảng sáu tiếng. **Bến Đình** gần hơn và đông, **Bến Dược** xa hơn chút, thoáng hơn. Đi chuyến sớm nhất. Hầm thấp và nóng, ai đau lưng, sợ chỗ kín cứ ở trên mặt đất. Còn nếu chỉ có đúng hai ngày, đi Củ Chi nghĩa là bỏ Chợ Lớn. Chúng tôi chọn Chợ Lớn.

## Buổi tối

Quán trên sân thượng quanh Nguyễn Huệ nhìn được sông. Lên từ năm giờ rưỡi chiều, gọi một ly, có nơi không cho mang dép lê. Phố đi bộ Nguyễn Huệ đông vui từ bảy giờ. Bùi Viện ồn tới khuya, đi ngang một vòng là đủ. Muốn ngồi yên thì mua vé xem xiếc tre ở Nhà hát Thành phố.

## Ở đâu

| Khu | Vì sao | Đổi lại |
| --- | --- | --- |
| Quanh Nguyễn Huệ, Lê Thánh Tôn | Đi bộ được mọi nơi | Giá cao |
| Bùi Viện, Phạm Ngũ Lão | Rẻ, nhiều xe tour | Nhạc tới khuya |
| Quận 3 cũ | Cây xanh, quán ngon, đời sống thật | Phải gọi xe |
| Thảo Điền | Yên, có metro | Xa trung tâm |

## Xe cộ và mấy điều phòng thân

Qua đường thì bước chậm, đều, mắt nhìn dòng xe. Xe máy sẽ tự né, ô tô thì không. Điện thoại cầm phía trong vỉa hè, túi đeo chéo trước ngực. Gọi xe bằng ứng dụng. Sân bay Tân Sơn Nhất chỉ cách 7 km nhưng giờ cao điểm mất cả tiếng. Xem kỹ vé bay nội địa ở nhà ga T1 hay T3, quốc tế ở T2. Mưa tháng 5 đến tháng 11 thường ập xuống buổi chiều, cứ vào một quán cà phê, chờ nửa tiếng là tạnh.
`,
  contentEn: `
At six in the morning the smoke of grilled pork drifts under the tamarind trees, birds are loud in the parks, and every stool on the pavement has someone on it with an iced coffee. Twelve hours later the same streets are lit up and the whole city has come down to the river for the breeze. Follow that clock: walk early, hide indoors at midday, drift to the water in late afternoon, and save your strength for the night. Two days are enough to grow fond of it. Seasons and background are on our [Ho Chi Minh City page](/where-to-go/ho-chi-minh-city); food has [a day to itself](/plan-your-trip/day-24).

## Day one: the centre, on foot

1. **Independence Palace** (also called Reunification Palace), at opening time. Ngô Viết Thụ’s cool modernist building dates from 1966; the war ended at its gates on 30 April 1975. See it all, from the rooftop helipad to the basement bunkers: ninety minutes.
2. **War Remnants Museum**, ten minutes’ walk away. The photographs are harrowing. See the war photographers’ gallery first and stop when you need to; with small children, stay with the aircraft outside.
3. Lunch and a rest. Between eleven and three the sun is not for walkers.
4. **Notre-Dame and the post office.** The cathedral is under restoration until 2027, by the current plan, so expect hoardings. The post office still sells stamps: write a card home. Book Street, a shady lane, runs beside it.
5. **Dong Khoi, the Opera House, Nguyen Hue** towards evening. Old apartment blocks here have cafés on every landing; go up and look down.
6. **Bach Dang wharf**: the waterbus at sunset, or the riverside park across in Thu Thiem, for the skyline.

See **Ben Thanh Market** before nine in the morning, if at all. First prices are theatre, so ask around before you buy.

## Day two: Cho Lon, then the metro

At half past seven take a car to **Cho Lon**, Saigon’s Chinatown, 20 to 30 minutes away. Start at Binh Tay, a wholesale market built round a courtyard. Follow your nose along Hai Thuong Lan Ong, the street of herbal medicine, to the Thien Hau temple and the Nghia An assembly hall, both hung with spirals of incense. End in Hao Si Phuong, an old alley of painted balconies. People live there, so speak softly and keep your lens out of doorways.

In the afternoon ride **Metro Line 1**, open since December 2024. The first three stations, Ben Thanh, Opera House and Ba Son, are underground; then the train climbs into daylight, crosses the river and follows the highway. Tap a bank card at the gate; it costs less than a coffee, and the whole line takes half an hour. Get off at Thao Dien for a drink by the water, and come back before the offices empty.

## Should you go to Cu Chi?

Yes, if the war genuinely interests you and you have an extra half-day. It is an hour and a half to two hours each way, six hours in all. **Ben Dinh** is nearer and busier, **Ben Duoc** a little further and roomier. Take the earliest departure. The tunnels are low and hot, and nobody minds if you stay above ground. With exactly two days, though, Cu Chi costs you Cho Lon, and we would choose Cho Lon.

## After dark

Rooftop bars around Nguyen Hue look over the river: one drink at half past five is the best view for the money, and some turn away flip-flops. The walking street fills from seven. Bui Vien, the backpacker strip, is deafening until late; a single lap will do. Calmer: the bamboo circus at the Opera House.

## Where to stay

| Area | Why | The catch |
| --- | --- | --- |
| Nguyen Hue, Le Thanh Ton | Everything on foot | The highest prices |
| Bui Vien, Pham Ngu Lao | Cheap, with tours at the door | Music into the night |
| Old District 3 | Trees, good food, real streets | You need rides |
| Thao Dien | Calm, on the metro | Far from the sights |

Districts were abolished on paper in 2025; every driver still uses them.

## Traffic and common sense

To cross, wait for a small gap, then walk slowly and steadily with your eyes on the traffic. Motorbikes flow round you; cars and buses do not, so let them pass. Never run, never step back. Hold your phone on the building side of the pavement and wear your bag across the front, because snatching happens.

Tan Son Nhat airport is only 7 km away, yet can take an hour at the wrong time. Check your terminal: domestic flights use T1 or T3, international ones T2. From May to November it tends to pour in the afternoon. Find a café and wait half an hour; it stops.
`,
})
