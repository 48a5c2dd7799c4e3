import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'temples-and-pagodas',
  meta: {
    titleVi: 'Đi chùa Việt Nam: mặc gì, thắp hương, mười nơi nên tới',
    titleEn: 'Vietnam temples and pagodas: dress, manners, ten to see',
    descriptionVi:
      'Chùa khác đền, đình, miếu, phủ ra sao; vào cửa nào, mặc gì, thắp mấy nén hương, ngày nào đông; mười nơi từ Trấn Quốc tới miếu Bà Chúa Xứ núi Sam.',
    descriptionEn:
      'How a chùa differs from a đền or a đình, which door to use, what to wear, which days are crowded or calm, and ten places from West Lake down to Sam Mountain.',
  },
  category: 'culture',
  titleVi: 'Đi chùa, lễ đền: phân biệt và phép tắc',
  titleEn: 'Temples and pagodas: what they are, how to visit',
  descriptionVi:
    'Chùa khác đền, đình khác miếu ra sao, vào cửa nào, mặc gì, thắp mấy nén hương, và mười nơi nên tới từ Trấn Quốc đến miếu Bà Chúa Xứ núi Sam.',
  descriptionEn:
    'How a chùa differs from a đền or a đình, which door to use, what to wear, when to come, and ten places from West Lake to Sam Mountain.',
  tagsVi: ['chùa', 'đền', 'đình', 'mùng một, rằm', 'hội quán'],
  tagsEn: ['pagodas', 'temples', 'Buddhism', 'etiquette', 'assembly halls'],
  imageAltVi: 'Cổng chùa dưới bóng đa, hương vòng treo tỏa khói',
  imageAltEn: 'A pagoda gate beneath a banyan tree, with coils of incense smoking overhead',
  publishedDate: '2025-10-21',
  featured: false,
  relatedDestinations: ['hanoi', 'hue', 'hoi-an', 'ho-chi-minh-city'],
  contentVi: `
Nói “đi chùa” cho gọn, nhưng trong một buổi sáng bạn có thể vào chùa lạy Phật, sang đền xin lộc thánh, ngồi nghỉ ở sân đình. Mỗi nơi thờ một bậc khác nhau, nên lễ vật và cách đứng cũng khác.

## Chùa, đền, đình, miếu, phủ

- **Chùa** thờ Phật, có sư trụ trì. Lễ chay: hoa, quả, nước; đồ mặn không đặt ở ban Phật.
- **Đền** thờ thánh hoặc người có công, như đền Trần, đền Hùng.
- **Đình** thờ thành hoàng, là nhà chung của làng: sân rộng, mái xòe, cột lớn.
- **Miếu** nhỏ hơn, thờ thần hay các bà; riêng Văn Miếu thờ Khổng Tử.
- **Phủ** thờ Mẫu, như phủ Tây Hồ, phủ Dầy; gặp giá hầu đồng thì cứ ngồi xem, đừng chắn lối.
- **Hội quán** của người Hoa ở Hội An, Chợ Lớn vừa là nơi thờ, vừa là nhà đồng hương.

## Vào ra thế nào

Quần dài hoặc váy qua gối, áo có tay. Cổng tam quan đi cửa bên, cửa giữa dành cho bậc cao tăng và ngày đại lễ. Bước qua ngưỡng cửa, không giẫm lên. Chỗ nào trải chiếu hoặc có dép xếp ngoài thềm thì bỏ giày.

Thắp một nén hoặc ba nén là đủ, cắm ở lư ngoài sân. Nhiều nơi đã thôi cho thắp trong điện để giữ tượng và phòng cháy. Tiền công đức bỏ vào hòm, đừng nhét vào tay tượng. Chụp ảnh không đèn, không quay lưng vào ban thờ để tạo dáng.

## Ngày nào đông, ngày nào vắng

Mùng một, rằm, tháng Giêng và lễ Vu Lan (rằm tháng Bảy) đông nhất. Muốn thấy không khí thì đi, muốn yên thì tới lúc sáu, bảy giờ sáng ngày thường. Trưa nhiều nơi đóng điện. Rằm còn được cái là cơm chay ngon quanh chùa.

## Mười nơi nên tới

1. **Một Cột**, [Hà Nội](/where-to-go/hanoi): dựng năm 1049, bé xíu trên một trụ giữa hồ; ghé mười lăm phút cùng lăng Bác.
2. **Trấn Quốc**, hồ Tây: gốc từ thế kỷ VI, đẹp lúc chiều xuống.
3. **Chùa Hương**: đò suối Yến chừng một giờ, rồi leo bộ hoặc cáp treo lên động Hương Tích. Hội từ mùng sáu tháng Giêng đến hết tháng Ba âm. Ngày thường vắng mà thảnh thơi.
4. **Vĩnh Nghiêm**, Bắc Ninh (Bắc Giang cũ): kho mộc bản của thiền phái Trúc Lâm, thuộc di sản thế giới từ 2025. Chùa cùng tên ở Sài Gòn dựng thập niên 1960, trên đường Nam Kỳ Khởi Nghĩa.
5. **Thiên Mụ**, [Huế](/where-to-go/hue): lập năm 1601, tháp Phước Duyên bảy tầng bên sông Hương.
6. **Hội quán Phúc Kiến**, [Hội An](/where-to-go/hoi-an): hương vòng, tượng Thiên Hậu; dùng vé phố cổ.
7. **Chùa Bà Thiên Hậu**, Chợ Lớn: phù điêu gốm trên mái, ngước lên mà xem.
8. **Giác Lâm**, TP. Hồ Chí Minh: từ năm 1744, thuộc hàng cổ nhất thành phố.
9. **Tòa Thánh Cao Đài Tây Ninh**: ngày bốn thời lễ lúc sáu giờ, mười hai giờ, mười tám giờ và nửa đêm; khách đứng xem trên lầu.
10. **Miếu Bà Chúa Xứ núi Sam**, Châu Đốc: vía Bà cuối tháng Tư âm, đông từ sau Tết. Từ chối khéo người chèo kéo mua nhang, chim phóng sinh.
`,
  contentEn: `
Guidebooks say “pagoda” for everything with a curved roof. Vietnamese has at least five words, each for a different kind of house with different beings in it, and once you can tell them apart a morning of sightseeing starts to make sense.

## Which house is this?

- **Chùa** (pagoda): Buddhist, with monks or nuns. Offerings are flowers, fruit, water; never meat before the Buddha.
- **Đền** (temple): a saint, a king or a hero, such as the Tran generals.
- **Đình**: the village communal house, for its guardian spirit. Low roof, thick columns, wide yard.
- **Miếu** (shrine): usually small, for a spirit or goddess. The great exception is Hanoi’s Temple of Literature, Văn Miếu.
- **Phủ**: a palace of the Mother Goddesses. If a medium is in trance, sit at the side and watch.
- **Hội quán**: Chinese assembly halls in Hoi An and Cho Lon, half temple, half clan club.

## Going in

Cover knees and shoulders. At a triple gate take a side door; the middle one is for high monks and great feasts. Step over the threshold, not on it. Where there are mats, or a row of sandals, take your shoes off.

One stick of incense or three is enough, in the big urn outside; many halls no longer allow it indoors, to protect the statues. Money goes in the box, not in a statue’s hand. No flash, and no posing with your back to the altar.

## When to come

The 1st and 15th of the lunar month, the whole first month and the Vu Lan feast (15th of the seventh) are the crowded days. Go then for atmosphere; for silence come at six or seven on an ordinary morning. Many halls close over lunch. On lunar days the vegetarian kitchens nearby are at their best.

## Ten to seek out

1. **One Pillar Pagoda**, [Hanoi](/where-to-go/hanoi): founded 1049, tiny, on one post in a pond. Fifteen minutes, with the mausoleum.
2. **Tran Quoc**, West Lake: roots in the sixth century, best at dusk.
3. **Perfume Pagoda**, southwest of Hanoi: an hour by small boat, then steps or cable car to a cave. Pilgrims pack it from the 6th of the first lunar month to the end of the third; at other times it is calm.
4. **Vinh Nghiem**, Bac Ninh: sutra woodblocks of the Truc Lam Zen school, World Heritage since 2025. Its 1960s namesake stands on Nam Ky Khoi Nghia Street in Ho Chi Minh City.
5. **Thien Mu**, [Hue](/where-to-go/hue): founded 1601, its seven-storey tower above the Perfume River.
6. **Fujian Assembly Hall**, [Hoi An](/where-to-go/hoi-an): incense coils and the sea goddess; enter with the Old Town ticket.
7. **Thien Hau Temple**, Cho Lon: look up at the ceramic figures along the roof.
8. **Giac Lam**, Ho Chi Minh City: from 1744, among the city’s oldest.
9. **Cao Dai Holy See**, Tay Ninh, about 100 km from Ho Chi Minh City: services at 6 am, noon, 6 pm and midnight, watched from the gallery.
10. **Lady of the Realm**, Sam Mountain, Chau Doc: festival late in the fourth lunar month, crowds from Tet on. Politely refuse people pressing incense or caged birds on you.
`,
  tipsVi: [
    'Mang theo tiền lẻ 10.000–20.000 đồng cho công đức và gửi xe.',
    'Để sẵn một khăn choàng mỏng trong túi, nắng mấy cũng che được vai.',
    'Không mua chim cá phóng sinh: chúng bị bắt lại ngay sau đó.',
    'Đi chùa Hương mùa hội nên tránh cuối tuần, tới bến đò trước bảy giờ.',
    'Chào sư bằng hai tay chắp trước ngực, xưng con, gọi thầy hoặc sư cô.',
  ],
  tipsEn: [
    'Carry small notes of 10,000–20,000 VND for donation boxes and parking.',
    'Keep a light scarf in your bag; it covers shoulders in any heat.',
    'Don’t buy birds or fish to release: they are caught again within the hour.',
    'For the Perfume Pagoda in season avoid weekends and be at the boats before seven.',
    'Greet a monk or nun with palms together; women shouldn’t offer a monk a handshake.',
  ],
})
