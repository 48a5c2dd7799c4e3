import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'yoga-and-slow-retreats',
  meta: {
    titleVi: 'Thiền và yoga ở Việt Nam: Từ Hiếu, Trúc Lâm, Pù Luông',
    titleEn: 'Yoga and temple retreats in Vietnam: four slow places',
    descriptionVi:
      'Chùa Từ Hiếu ở Huế, Trúc Lâm Đà Lạt, yoga An Bàng, nhà sàn Mai Châu và Pù Luông: nên ở mấy đêm, ngày nào ăn chay, giữ ý chốn thiền môn, cất điện thoại.',
    descriptionEn:
      'Tu Hieu in Hue, Truc Lam in Da Lat, yoga by An Bang beach, stilt houses in Mai Chau and Pu Luong: how many nights, temple manners, vegetarian days and going offline.',
  },
  category: 'wellness',
  titleVi: 'Vài ngày sống chậm: thiền, yoga, cơm chay',
  titleEn: 'Yoga, temples and a few slow days',
  descriptionVi:
    'Từ Hiếu ở Huế, Trúc Lâm Đà Lạt, lớp yoga ven biển An Bàng, nhà sàn Mai Châu, Pù Luông: ở mấy đêm, ăn chay ngày nào, vào thiền viện giữ ý gì, cất điện thoại ra sao.',
  descriptionEn:
    'Tu Hieu in Hue, Truc Lam in Da Lat, yoga near An Bang, stilt houses in Mai Chau and Pu Luong: how long to stay, temple manners, and going offline.',
  tagsVi: ['thiền', 'yoga', 'ăn chay', 'Pù Luông', 'sống chậm'],
  tagsEn: ['meditation', 'yoga', 'vegetarian', 'slow travel', 'digital detox'],
  imageAltVi: 'Một người ngồi yên trên sàn gỗ trước hồ sen lúc mặt trời mọc.',
  imageAltEn: 'A person sitting quietly on a deck before a lotus lake at sunrise.',
  publishedDate: '2026-09-10',
  featured: false,
  relatedDestinations: ['hue', 'da-lat', 'hoi-an', 'hanoi'],
  contentVi: `Phải ba đêm mới đủ. Đêm đầu còn với tay tìm điện thoại, đêm thứ hai ngủ bù, đến sáng thứ ba mới nghe ra tiếng chim nào hót trước. Ai chỉ có một ngày thì ghé chùa, còn muốn nghỉ thật, hãy dành ra ba đêm ở một chỗ.

## Bốn nơi nên ở lại

### Huế: chùa trong rừng thông

Chùa Từ Hiếu, dựng từ một thảo am năm 1843, nằm giữa đồi thông phía tây nam [Huế](/where-to-go/hue), cách trung tâm chừng 5 km. Thiền sư Thích Nhất Hạnh xuất gia ở đây năm mười sáu tuổi, trở về năm 2018 và viên tịch đầu năm 2022. Đến sớm, đi bộ quanh hồ bán nguyệt, ngồi dưới gốc thông. Thỉnh thoảng chùa mở ngày quán niệm cho khách. Xem thông báo của chùa, đừng tự vào khu tăng xá. Tháng 6, tháng 7, sen hồ Tịnh Tâm trong Kinh thành nở, phải ra từ năm giờ sáng. Trưa ăn chay: ít nơi nấu chay khéo như Huế.

### Đà Lạt: Trúc Lâm bên hồ Tuyền Lâm

Thiền viện Trúc Lâm do Hòa thượng Thích Thanh Từ lập trong thập niên 1990, theo dòng thiền mà vua Trần Nhân Tông khai mở ở Yên Tử. Cách trung tâm [Đà Lạt](/where-to-go/da-lat) khoảng 5 km, đi cáp treo qua rừng thông rất tiện. Chỉ chánh điện và vườn mở cho khách, khu tu học phía trong khép cửa. Muốn ở lại tập tu phải xin trước, theo đúng giờ giấc thiền viện. Chín giờ trở ra khách đoàn đông, bảy giờ sáng sương còn trên hồ.

### Hội An: yoga gần biển

Quanh An Bàng và các ngõ ruộng ở [Hội An](/where-to-go/hoi-an) có nhiều lớp lẻ, dạy tiếng Anh, không cần đăng ký dài ngày. Lớp sớm 7–8 giờ mát nhất, tháng 5 đến tháng 8 tập buổi trưa là cực hình. Hỏi trước thầy dạy theo trường phái nào, lớp mấy người, có thảm không. Từ tháng 10 đến tháng 11 mưa lụt, không nên đặt khóa dài.

### Mai Châu, Pù Luông: nhà sàn

Mai Châu (nay thuộc Phú Thọ) gần Hà Nội hơn, khoảng ba tiếng rưỡi xe. Pù Luông (Thanh Hóa) xa thêm chừng một tiếng, núi dày, khách ít. Lúa chín vào khoảng cuối tháng 5, đầu tháng 6 và cuối tháng 9, đầu tháng 10. Đi giữa tuần: tối thứ Bảy đoàn khách đốt lửa trại, loa kéo hát tới khuya. Sáng đi bộ theo mương nước, trưa ngủ, chiều ngâm chân, chẳng cần thêm chương trình gì.

## Mùng Một, ngày rằm

Mùng Một và rằm, nhiều nhà ăn chay, quán mặn cũng bày thêm nồi chay; Huế và Hội An rõ nhất. Tháng Tư âm mừng Phật đản, tháng Bảy Vu Lan, chùa đông mà ấm. Cơm chay bình dân khoảng 30.000–60.000 đ một đĩa. Ai ăn thuần chay nhớ dặn không nước mắm, không trứng sữa.

## Giữ ý chốn thiền môn

- Áo có tay, quần qua gối, màu trầm; cởi giày, xếp mũi quay ra.
- Vào bằng cửa bên, đừng bước giữa cửa chính; đừng duỗi chân về phía tượng Phật.
- Tắt hẳn chuông. Không quay phim người đang ngồi thiền.
- Ăn trong im lặng, lấy vừa đủ, ăn hết, rửa bát của mình.
- Cúng dường bỏ vào hòm, bao nhiêu tùy tâm.

## Cất điện thoại

Báo người nhà số của chủ nhà, đặt lịch gọi một lần mỗi ngày. Lưu sẵn bản đồ, vé xe, mã đặt phòng; giữ lại sim nhận mã ngân hàng. Mang đèn pin, sổ, một quyển sách. Hỏi trước phòng có màn không, đêm vùng cao mùa đông có thể dưới 10 độ.`,
  contentEn: `Three nights is the threshold. On the first you still reach for your phone, on the second you catch up on sleep, and only on the third morning do you notice which bird sings first. With a single day, visit a temple. To rest, give one place three nights.

## Four places to stay put

### Hue: a temple among pines

Tu Hieu began as a hermit’s hut in 1843 on a pine hill south-west of [Hue](/where-to-go/hue), about 5 km from the centre. The Zen teacher Thích Nhất Hạnh was ordained here at sixteen, came home in 2018 and died here in January 2022. Come early, walk round the half-moon pond, sit under the trees. Days of mindfulness are sometimes open to visitors: look for the temple’s own notices, and stay out of the monks’ quarters. In June and July the lotuses open on Tinh Tam lake inside the Citadel; be there at five. Then have lunch: few places cook vegetarian food as well as Hue.

### Da Lat: Truc Lam above the lake

Truc Lam monastery was founded in the 1990s by the Venerable Thích Thanh Từ, reviving the school of Tran Nhan Tong, the king who became a monk at Yen Tu in the thirteenth century. It is about 5 km from central [Da Lat](/where-to-go/da-lat), prettily reached by cable car over the pines. Visitors see the main hall and gardens; the practice area is closed. To stay and practise you must apply in advance and keep the monastery’s hours. Tour groups arrive from nine. At seven there is still mist on Tuyen Lam lake.

### Hoi An: yoga by the sea

Around An Bang beach and the rice-field lanes of [Hoi An](/where-to-go/hoi-an) you’ll find drop-in classes in English. Take the 7 or 8 am one: from May to August midday practice is punishment. Ask about style, group size and mats. October and November bring floods, so don’t book a long course then.

### Mai Chau and Pu Luong: stilt houses

Mai Chau (now in Phu Tho) is about three and a half hours from Hanoi by road. Pu Luong (Thanh Hoa) is an hour or so further, with deeper hills and fewer guests. Rice ripens in late May and early June, and again in late September and early October. Go midweek: on Saturdays groups light bonfires and sing karaoke through portable speakers. Walk the irrigation channels in the morning, sleep at noon, soak your feet at four. That is programme enough.

## New moon, full moon

On the 1st and 15th of the lunar month many families eat no meat, and ordinary stalls add a vegetarian pot, most visibly in Hue and Hoi An. Look for the word *chay*. Temples are at their warmest for Buddha’s birthday (fourth month) and Vu Lan (seventh). A plain plate costs about 30,000–60,000 VND ($1–2.50). Vegans should say no fish sauce, eggs or milk.

## Temple manners

- Sleeves, covered knees, quiet colours; shoes off, toes pointing out.
- Enter by a side door, not the middle one, and never stretch your legs towards the Buddha.
- Phone silent. Don’t film people meditating.
- Eat in silence, take only what you’ll finish, wash your bowl.
- Donations go in the box; any amount will do.

## Going offline

Give your family the host’s number and fix one daily call. Save maps, tickets and booking codes, and keep a SIM for bank codes. Pack a torch, a notebook and a book. Ask about mosquito nets; winter nights in the hills can drop below 10°C. For help fitting this into a trip, [write to us](/lien-he/trip-planning).`,
  tipsVi: [
    'Chọn một chỗ, ở ba đêm; đổi khách sạn mỗi ngày thì không gọi là nghỉ.',
    'Gọi hỏi thẳng chủ nhà: cuối tuần có đoàn lớn, có karaoke không?',
    'Khóa tu, khóa yoga dài ngày: đọc kỹ giờ giấc và chính sách hủy trước khi chuyển tiền.',
    'Mang thuốc muỗi, áo ấm mỏng, nút tai: gà quê gáy từ bốn giờ.',
    'Đang điều trị tâm lý thì hỏi bác sĩ trước khi vào khóa thiền im lặng dài ngày.',
  ],
  tipsEn: [
    'Choose one place for three nights; changing hotels daily isn’t rest.',
    'Ask the host outright about weekend groups and karaoke.',
    'For longer retreats, read the timetable and cancellation terms before you pay.',
    'Pack repellent, a light fleece and earplugs: village roosters start at four.',
    'If you are in treatment for a mental illness, ask your doctor before a long silent retreat.',
  ],
})
