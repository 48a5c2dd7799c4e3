import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 10,
  meta: {
    titleVi: 'Vòng cung Hà Giang bốn ngày: lịch chạy, ngủ đâu, giấy tờ',
    titleEn: 'Ha Giang Loop in four days: route, beds and licences',
    descriptionVi:
      'Từng ngày qua Quản Bạ, Yên Minh, Đồng Văn, Mèo Vạc: số km, chỗ ngủ, phiên chợ Chủ nhật, tự lái hay ngồi sau, bằng lái, bảo hiểm và khi nào nên dừng chờ tạnh.',
    descriptionEn:
      'Each day’s distance and bed through Quan Ba, Yen Minh, Dong Van and Meo Vac, Sunday markets, riding yourself or behind a driver, licences, insurance and rain.',
  },
  summaryVi:
    'Từng ngày qua Quản Bạ, Yên Minh, Đồng Văn, Mèo Vạc: chạy bao nhiêu cây số, ngủ đâu, phiên chợ rơi vào hôm nào, ngồi sau hay tự cầm lái, và khi nào nên dừng xe chờ tạnh.',
  summaryEn:
    'Quan Ba, Yen Minh, Dong Van and Meo Vac, one day at a time: distances, beds, market Sundays, riding yourself or behind a driver, licences and insurance, and when to stop and let the rain pass.',
  category: 'highlands',
  difficulty: 'advanced',
  season: ['spring', 'autumn'],
  destinations: ['ha-giang'],
  tagsVi: ['Hà Giang', 'Mã Pì Lèng', 'xe máy', 'chợ phiên', 'tam giác mạch', 'Lũng Cú'],
  tagsEn: ['Ha Giang', 'Ma Pi Leng', 'motorbike', 'highland markets', 'buckwheat flowers', 'Lung Cu'],
  imageAltVi: 'Một chiếc xe máy trên khúc cua tay áo đèo Mã Pì Lèng, phía dưới là sông Nho Quế xanh màu ngọc.',
  imageAltEn: 'A motorbike on the hairpins of the Ma Pi Leng pass, high above the jade-green Nho Que river.',
  agodaSearchTerm: 'ha-giang',
  rating: 4.9,
  featured: true,
  contentVi: `
Cả vòng chừng 350 km, phần lớn nằm trong Công viên địa chất toàn cầu Cao nguyên đá Đồng Văn, nơi người H’Mông gùi đất đổ vào hốc đá để trỉa ngô. Hà Giang nay đã nhập vào tỉnh Tuyên Quang, nhưng mua vé xe, hỏi đường thì cứ nói Hà Giang. Từ Hà Nội lên khoảng 300 km, xe giường nằm hay limousine đi chừng sáu, bảy tiếng. Ngủ một đêm dưới phố rồi hãy lên đường, đừng cầm lái sau một đêm gà gật.

## Bốn ngày, từng chặng

**Ngày 1: Hà Giang – Quản Bạ – Yên Minh, khoảng 100 km.** Xe leo dốc Bắc Sum lên cổng trời Quản Bạ nhìn xuống Núi Đôi, ghé làng dệt lanh Lùng Tám, chiều đi giữa rừng thông Yên Minh.

**Ngày 2: Yên Minh – Đồng Văn, có rẽ Lũng Cú, khoảng 100 km.** Dốc Thẩm Mã, thung lũng Sủng Là, dinh họ Vương ở Sà Phìn, rồi lên cột cờ Lũng Cú với lá cờ 54 mét vuông. Bản Lô Lô Chải ngay chân núi có nhiều nhà trình tường đón khách; không thì về ngủ phố cổ Đồng Văn.

**Ngày 3: Đồng Văn – Mã Pì Lèng – Mèo Vạc, chỉ hơn 20 km.** Cố ý để ngày ngắn. Dừng hết các chỗ ngắm, rồi gửi xe đi thuyền trên sông Nho Quế qua hẻm Tu Sản, mất chừng nửa buổi. Đường xuống bến dốc đứng, tay lái non thì nên thuê xe ôm của dân bản.

**Ngày 4: Mèo Vạc – Hà Giang, khoảng 150 km.** Về lối Mậu Duệ, Yên Minh đường tốt. Lối Du Già vắng và đẹp hơn nhưng hẹp, nhiều đoạn xấu, hôm mưa nên bỏ.

## Chọn ngày đi theo phiên chợ

Chợ Đồng Văn, Mèo Vạc và Yên Minh đều họp sáng Chủ nhật. Xuất phát từ Hà Giang hôm thứ Sáu, bạn ngủ Đồng Văn tối thứ Bảy, sáu giờ sáng hôm sau đã ngồi giữa chợ với bát thắng cố, chín giờ lên Mã Pì Lèng. Vài chợ nhỏ họp “lùi”, sáu ngày một phiên, như chợ Sà Phìn vào ngày Tỵ và ngày Hợi. Nhờ chủ nhà xem lịch giúp.

## Tự lái, ngồi sau hay ô tô

- **Tự lái** chỉ hợp người quen đường đèo. Phải có bằng lái đúng hạng xe, bạn đồng hành là người nước ngoài cần thêm giấy phép lái xe quốc tế theo Công ước 1968. Dọc đường có chốt kiểm tra. Theo Nghị định 168/2024, không có bằng thì bị phạt từ hai triệu đồng trở lên, xe có thể bị giữ, và bảo hiểm thường không đền.
- **Ngồi sau** (dân du lịch gọi là easy rider) thì rảnh mắt mà ngắm. Nhớ hỏi mũ có tốt không, đoàn mấy xe, trưa người lái có uống rượu không và giá gồm những gì.
- **Ô tô** hợp với nhà có con nhỏ, người già, hoặc tuần mưa rét.

Rượu bia thì nồng độ cồn phải bằng không. Rượu ngô để đến tối, khi xe đã dựng trong sân.

## Trời đất

| Tháng | Gặp gì |
| --- | --- |
| 10–11 | Khô, mát, tam giác mạch nở; cuối tuần kín phòng |
| 12–1 | Rét căm, sương đặc, có năm băng giá |
| 2–3 | Đào, mận; hay mưa phùn |
| 4–5 | Ấm, nước sông còn xanh |
| 6–9 | Mưa lớn, sạt lở, sông ngả đục |

Đêm mưa to thì sáng cứ nằm lại, đợi chủ nhà hỏi đường rồi hẵng đi. Chỗ nào đất đá mới rơi, còn ướt thì còn rơi nữa, đừng dừng bên dưới chụp ảnh. Chừa một ngày trống trước vé máy bay.

## Giữ mình, giữ lễ

- Xuống dốc về số thấp, rà phanh từng nhịp, bấm còi trước cua khuất và nghỉ trước bốn giờ chiều.
- Mang áo mưa bộ, găng tay, pin dự phòng, tiền mặt và đổ đầy xăng ở mỗi thị trấn.
- Đừng trả tiền cho trẻ em đeo gùi hoa đứng chụp ảnh, vì càng đông khách trả tiền, các em càng dễ bỏ buổi học.
- Vào ruộng tam giác mạch có thu tiền thì trả, đừng giẫm luống.
- Đường đi sát biên giới nên mang theo giấy tờ tùy thân, đừng bay flycam, đừng bước qua cột mốc. Khách nước ngoài hỏi chỗ ở xem có cần giấy phép khu vực biên giới không.

Lạc đường, gặp nạn trên núi thì gọi 112. Muốn nhờ ghép xe, chọn người dẫn, cứ [nhắn cho chúng tôi](/lien-he/trip-planning). Xuống núi rồi, [Ninh Bình](/plan-your-trip/day-11) là chỗ nghỉ chân êm nhất.
`,
  contentEn: `
The loop is about 350 km, most of it across the Dong Van Karst Plateau, a UNESCO Global Geopark where Hmong farmers carry soil up in baskets to plant maize between the rocks. Ha Giang is now part of Tuyen Quang province, but buses and everyone else still say Ha Giang. From Hanoi it is some 300 km, six or seven hours by sleeper bus or van. Sleep a night in town first; don’t get on a motorbike straight off a night bus.

## Four days, leg by leg

**Day 1: Ha Giang – Quan Ba – Yen Minh, about 100 km.** Up the Bac Sum slope to Quan Ba’s Heaven Gate and its view of the Twin Hills, a stop at the hemp weavers of Lung Tam, then the pines of Yen Minh.

**Day 2: Yen Minh – Dong Van with the detour to Lung Cu, about 100 km.** Tham Ma slope, the Sung La valley, the Vuong family mansion at Sa Phin, then the Lung Cu flag tower in the far north. Stay in an earth-walled house at Lo Lo Chai below it, or in Dong Van’s old quarter.

**Day 3: Dong Van – Ma Pi Leng – Meo Vac, little over 20 km.** Short on purpose. Use every viewpoint, then take a boat through the Tu San gorge on the Nho Que river, about half a morning in all. The road to the landing is brutally steep; unless you ride well, hire a local motorbike taxi.

**Day 4: Meo Vac – Ha Giang, about 150 km.** Through Mau Due and Yen Minh the surface is good. The Du Gia way is emptier and lovelier, but narrow and broken: skip it in rain.

## Pick your departure by the market

Dong Van, Meo Vac and Yen Minh all hold their big market on Sunday morning. Leave Ha Giang on a Friday and you sleep in Dong Van on Saturday, sit among the noodle stalls at six next morning and reach Ma Pi Leng by nine. Some smaller markets come round every six days by the zodiac calendar; Sa Phin’s falls on Snake and Pig days, and your host can tell you when.

## Ride yourself, ride pillion or take a car

- **Riding yourself** is for people already used to mountain roads. You need a motorcycle licence plus an International Driving Permit under the 1968 convention; the 1949 version issued in the US is not recognised. There are checkpoints. Under Decree 168 of 2024 unlicensed riders are fined 2 million VND ($80) and up, may lose the bike, and usually have no insurance when it counts.
- **Easy rider** means sitting behind a local driver, with your eyes free. Ask about helmets, group size, drinking at lunch and what the price includes.
- **A car** suits families and cold, wet weeks.

The alcohol limit is zero. Keep the corn spirit for the evening, when the bike is parked.

## Weather

| Months | Expect |
| --- | --- |
| Oct–Nov | Dry and cool, buckwheat in flower, full weekends |
| Dec–Jan | Bitter cold, thick fog, some frost |
| Feb–Mar | Peach and plum blossom, drizzle |
| Apr–May | Warm, the river still green |
| Jun–Sep | Downpours, landslides, a brown river |

After a night of heavy rain, stay put until your host has rung ahead about the road. Where fallen earth is still wet, more is coming: don’t stop beneath it for a photo. Leave an empty day before any flight.

## Safety and manners

- Go down in low gear and pump the brakes; sound the horn before blind bends; be in by four.
- Carry a rain suit, gloves, a power bank and cash. Fill up in every town.
- Don’t pay children to pose with baskets of flowers. Good days for photos become bad days for school.
- Buckwheat fields that ask a small fee deserve it; stay between the rows.
- This is a border: carry your passport, leave the drone packed, don’t step past a marker. Ask your lodging whether the border-area permit is currently required.

Lost or hurt in the hills, ring 112. If you’d like help choosing riders, [write to us](/lien-he/trip-planning). Afterwards, [Ninh Binh](/plan-your-trip/day-11) is the gentlest place to recover.
`,
})
